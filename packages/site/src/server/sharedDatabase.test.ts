/** Processes of one site that share a PostgreSQL from folders of their own, as on two machines. */
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openOwnSchema } from '@broadsheet/platform';
import type { OwnSchema } from '@broadsheet/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import type { TemporaryFolder } from '../../test/temporaryFolder.ts';
import { readConfig } from '../config/readConfig.ts';
import { rotateSecret } from '../config/readSecrets.ts';
import { openNewspaper } from './openNewspaper.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];

describe.runIf(databaseUrl)('a process at a database that another one has opened', () => {
  const home = join(import.meta.dirname, '../../../..');
  let schema: OwnSchema;
  let folder: TemporaryFolder;

  beforeAll(async () => {
    schema = await openOwnSchema(databaseUrl ?? '');
    folder = await temporaryFolder();
  }, 60_000);
  afterAll(async () => {
    await schema.drop();
    await folder[Symbol.asyncDispose]();
  });

  const pathOf = (name: string) => join(folder.path, name);

  /** Starts a process in a folder of its own. Returns what it says of its health. */
  async function open(name: string, variables: Readonly<Record<string, string>> = {}) {
    const environment = {
      DATA_DIR: pathOf(name),
      DATABASE_URL: schema.url,
      SEED_DIR: 'off',
      LOG_LEVEL: 'silent',
      ...variables,
    };
    const newspaper = await openNewspaper({
      config: readConfig(environment, { home, cwd: home }),
      secret: variables['SECRET'],
      onSeed: () => undefined,
    });
    const health = await newspaper.platform.health();
    await newspaper.close();
    return health;
  }

  async function copySecret(from: string, to: string): Promise<void> {
    await mkdir(pathOf(to), { recursive: true, mode: 0o700 });
    await copyFile(join(pathOf(from), 'secret'), join(pathOf(to), 'secret'));
  }

  test('is refused with another key, and told what to do', { timeout: 60_000 }, async () => {
    expect(await open('first')).toEqual({ database: 'ok', media: 'ok', mails: 'ok' });
    await expect(open('second')).rejects.toThrow(/Copy the file "secret".*same SECRET/);
    await copySecret('first', 'third');
    expect(await open('third')).toMatchObject({ database: 'ok', media: 'in several folders' });
  });

  test('may have a new key if the one before is among its retired ones', { timeout: 60_000 }, async () => {
    const now = Date.now();
    await rotateSecret(pathOf('first'), { until: now + 60_000, now });
    await open('first');
    await expect(open('third')).rejects.toThrow('PREVIOUS_SECRETS');
    await copySecret('first', 'third');
    await open('third');
  });

  test('may replace a key that is lost, if it is told to', { timeout: 60_000 }, async () => {
    const variables = { SECRET: 'another key, long enough to be taken for one' };
    await expect(open('fourth', variables)).rejects.toThrow('REPLACE_SECRET=on');
    await open('fourth', { ...variables, REPLACE_SECRET: 'on' });
    await open('fourth', variables);
  });
});
