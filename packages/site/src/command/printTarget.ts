import { resolve } from 'node:path';
import type { CommandLine } from './CommandLine.ts';

/** Returns the host and the name of a database, without user and password. */
function describeDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Prints which site a command is about to write to and where that keeps its data, so that a wrong folder is seen in time. */
export function printTarget(line: CommandLine): void {
  const { siteId, databaseUrl, dataDir } = line.readConfig();
  const folder = resolve(dataDir);
  const place =
    databaseUrl === undefined ? folder : `the database ${describeDatabase(databaseUrl)} and ${folder}`;
  line.print(`Writing to the site ${siteId}: ${place}.`);
}
