/**
 * A process that sells: the platform over a PostgreSQL that other processes use as well, behind a port of this machine.
 * It prints the port, and runs until it is killed. What it needs comes as JSON, the one argument.
 */
import process from 'node:process';
import { isRecord, number, string, systemClock } from '@broadsheet/client-core';
import { createPlatform, openDatabase } from '@broadsheet/platform';
import { listenLocally } from './listenLocally.ts';
import { SITE, siteOptions } from './siteOptions.ts';

const given: unknown = JSON.parse(process.argv[2] ?? '{}');
const options = isRecord(given) ? given : {};

const platform = createPlatform({
  ...siteOptions({ stripePort: number(options['stripePort']) ?? 0 }),
  database: await openDatabase({ url: string(options['databaseUrl']) ?? '' }),
  clock: systemClock,
  log: { error: (message, details) => console.error(SITE, message, details) },
});

const { port } = await listenLocally((request) => platform.fetch(request));
process.stdout.write(`${port}\n`);
