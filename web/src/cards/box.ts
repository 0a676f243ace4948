/** The side of the square that pictures are drawn in: small numbers keep the client small. */
export const BOX = 160;

/** The same as a viewBox. */
export const VIEW = `0 0 ${BOX} ${BOX}`;
