import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@broadsheet/client-core';
import { expect, test } from 'vitest';
import { runInFolder } from '../../../test/runInFolder.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import { standardBlocks } from '../../blocks/standardBlocks.ts';

test('a file for each block tells its fields, and those that are required are those that a block misses', async () => {
  await using folder = await temporaryFolder();
  const { code, said } = await runInFolder(folder, ['schemas', 'out/schemas']);
  expect([code, said]).toEqual([0, [`out/schemas: schemas written: ${standardBlocks.length}.`]]);
  const path = join(folder.path, 'out/schemas');
  expect((await readdir(path)).toSorted()).toEqual(
    standardBlocks.map(({ name }) => `${name}.json`).toSorted(),
  );
  const required: Record<string, unknown> = {};
  for (const { name, fields } of standardBlocks) {
    const schema: unknown = JSON.parse(await readFile(join(path, `${name}.json`), 'utf8'));
    if (!isRecord(schema) || !isRecord(schema['properties'])) throw new Error(`${name} has no fields.`);
    expect(Object.keys(schema['properties'])).toEqual(Object.keys(fields));
    required[name] = schema['required'] ?? [];
  }
  const missed = standardBlocks.map((block) => [
    block.name,
    block.prepare({}).issues.flatMap(({ kind, field }) => (kind === 'missing' ? [field] : [])),
  ]);
  expect(required).toEqual(Object.fromEntries(missed));
  expect(Object.values(required).flat().length).toBeGreaterThan(0);
});
