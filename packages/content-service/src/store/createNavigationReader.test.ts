import { expect, test } from 'vitest';
import type { Database, SqlRow } from '@broadsheet/service-kit/database';
import { createNavigationReader } from './createNavigationReader.ts';

/** Creates a reader over a fake table that tests can change, and records the queries. */
function setUp() {
  const rows: SqlRow[] = [{ hierarchy: 'default', body: { _id: '/' } }];
  const requested: unknown[] = [];
  let isBroken = false;
  let now = 5_000;
  // Only `query` is used here.
  const database: Database = Object.assign(Object.create(null), {
    async query(_statement: string, values: readonly unknown[]) {
      requested.push(...values);
      if (isBroken) throw new Error('down');
      return [...rows];
    },
  });
  const reader = createNavigationReader(database, { now: () => now }, () => 1_000);
  return {
    rows,
    requested,
    reader,
    advance: (ms: number) => (now += ms),
    setBroken: (value: boolean) => (isBroken = value),
    names: async (site = 'paper') => [...(await reader.read(site)).keys()],
  };
}

test('asks once for what many documents want within a second, for each site', async () => {
  const { requested, names, advance } = setUp();
  await Promise.all([names(), names()]);
  advance(999);
  await names();
  await names('other');
  expect(requested).toEqual(['paper', 'other']);
});

test('sees after a second what another process has stored, and at once what this one has', async () => {
  const { rows, reader, names, advance } = setUp();
  await names();
  rows.push({ hierarchy: 'footer', body: {} });
  advance(999);
  expect(await names()).toEqual(['default']);
  advance(1);
  expect(await names()).toEqual(['default', 'footer']);
  rows.push({ hierarchy: 'header', body: {} });
  reader.forget();
  expect(await names()).toEqual(['default', 'footer', 'header']);
});

test('reads again after a failure', async () => {
  const { names, setBroken } = setUp();
  setBroken(true);
  await expect(names()).rejects.toThrow('down');
  setBroken(false);
  expect(await names()).toEqual(['default']);
});
