/** Names on faces: how wide they are in the font of names, and where a long word may be parted. */

/** Widths of letters in hundredths of an em, measured. */
const WIDTHS: [RegExp, number][] = [
  [/[iljIJ.,:;'’!| ]/, 0.27],
  [/[frt()«»-]/, 0.38],
  [/[mwшщжюыфм]/, 0.75],
  [/[MWШЩЖЮФМ]/, 0.92],
  [/\p{Lu}/u, 0.67],
];
const OTHER = 0.53;

/** The width of a text in ems. */
export function ems(text: string): number {
  let sum = 0;
  for (const letter of text) sum += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER;
  return sum;
}

/** The width of its longest word; a hyphen ends a word. */
export function longest(name: string): number {
  return Math.max(...words(name).map(ems));
}

/** Rows a name takes in a width of so many ems. */
export function rows(name: string, width: number): number {
  let count = 1;
  let at = 0;
  for (const word of words(name)) {
    const wide = ems(word);
    if (at && at + wide > width) {
      count += 1;
      at = wide;
    } else at += wide;
  }
  return count;
}

function words(name: string): string[] {
  return name.split(/(?<=-)|(?<=\s)/);
}

const SOFT = "\u00ad";
const LONG_WORD = 6; // ems
const SYLLABLE = /([аеёиоуыэюяaeiouy][бвгджзйклмнпрстфхцчшщьъbcdfghjklmnpqrstvwxz]*?)(?=[бвгджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz][аеёиоуыэюяaeiouy])/giu;
const LEAST = 3; // letters on either side of a hyphen

/** The name with soft hyphens in words too long for a small face. */
export function soft(name: string): string {
  return words(name).map((word) => (ems(word) > LONG_WORD ? parted(word) : word)).join("");
}

function parted(word: string): string {
  return word.replace(SYLLABLE, (syllable: string, _: string, at: number) => {
    const end = at + syllable.length;
    return end >= LEAST && word.trim().length - end >= LEAST ? syllable + SOFT : syllable;
  });
}
