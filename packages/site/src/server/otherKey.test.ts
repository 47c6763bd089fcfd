/** A newspaper with its own database that is started with another key than the last time. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import type { TemporaryFolder } from '../../test/temporaryFolder.ts';
import { readConfig } from '../config/readConfig.ts';
import { createSiteMetrics } from '../metrics/createSiteMetrics.ts';
import { openNewspaper } from './openNewspaper.ts';

const home = join(import.meta.dirname, '../../../..');
const FIRST = 'the-first-key-long-enough-to-be-taken-for-one';
const SECOND = 'the-second-key-long-enough-to-be-taken-for-one';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder[Symbol.asyncDispose]());

/** Starts and stops the newspaper. @returns the number of warnings in its log, which is silent here */
async function start(secret: string, variables: Readonly<Record<string, string>> = {}): Promise<number> {
  const environment = { DATA_DIR: folder.path, SEED_DIR: 'off', LOG_LEVEL: 'silent', ...variables };
  const metrics = createSiteMetrics({ connections: undefined });
  const newspaper = await openNewspaper({
    config: readConfig(environment, { home, cwd: home }),
    secret,
    metrics,
    onSeed: () => undefined,
  });
  await newspaper.close();
  metrics.stop();
  const line = /^broadsheet_log_lines_total\{level="warn"\} (\d+)$/m.exec(metrics.print());
  return Number(line?.[1] ?? 0);
}

test('warns once that sessions and links are dead, and not where the key before is named', async () => {
  expect(await start(FIRST)).toBe(0);
  expect(await start(SECOND)).toBe(1);
  expect(await start(SECOND)).toBe(0);
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect(await start(FIRST, { PREVIOUS_SECRETS: `${SECOND}@${day}` })).toBe(0);
}, 120_000);
