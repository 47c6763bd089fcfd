/** A newspaper, and where there is PostgreSQL a second process that serves the same one on another port. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { openOwnSchema } from '@broadsheet/platform';
import { launchNewspaper } from './launchNewspaper.ts';
import { startNewspaper } from './startNewspaper.ts';

export interface Processes extends AsyncDisposable {
  /** The origin at which editors work. */
  readonly origin: string;
  /** The origins of all processes, at which readers read. */
  readonly origins: readonly string[];
}

type Environment = Readonly<Record<string, string>>;

async function startTwo(databaseUrl: string, environment: Environment): Promise<Processes> {
  const schema = await openOwnSchema(databaseUrl);
  const dataDir = await mkdtemp(join(tmpdir(), 'broadsheet-two-'));
  const options = { dataDir, environment: { ...environment, DATABASE_URL: schema.url } };
  // The first fills the store; the second would wait for it.
  const first = await launchNewspaper(options);
  const second = await launchNewspaper(options);
  return {
    origin: first.origin,
    origins: [first.origin, second.origin],
    async [Symbol.asyncDispose]() {
      await Promise.all([first[Symbol.asyncDispose](), second[Symbol.asyncDispose]()]);
      await schema.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a newspaper: in two processes with the tests' PostgreSQL, in one with the embedded database. */
export async function startBeside(environment: Environment): Promise<Processes> {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  if (databaseUrl !== undefined) return startTwo(databaseUrl, environment);
  const newspaper = await startNewspaper({ environment });
  const { origin } = newspaper;
  return { origin, origins: [origin], [Symbol.asyncDispose]: () => newspaper[Symbol.asyncDispose]() };
}
