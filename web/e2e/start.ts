/** One server for all tests but those that kill theirs. */

import { Server } from "./server";

export default async function start(): Promise<() => Promise<void>> {
  const server = await Server.start();
  process.env.KOLODA_URL = server.url;
  return () => server.kill();
}
