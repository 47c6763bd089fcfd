import { expect, onTestFinished, test } from 'vitest';
import { createPageMaker } from './createPageMaker.ts';

/** Opens a maker over a table in memory, in which the pages of `storable` paths can be stored. */
function openMaker({
  missing,
  storable,
}: {
  missing: readonly string[];
  storable: (path: string) => boolean;
}) {
  const stored = new Set<string>();
  const made: string[] = [];
  const claims = { isOurs: true };
  const failures: unknown[] = [];
  const maker = createPageMaker({
    table: {
      sweep: async () => 0,
      trim: async () => undefined,
      listMissing: async ({ limit }) => missing.filter((path) => !stored.has(path)).slice(0, limit),
      claimMaking: async () => claims.isOurs,
    },
    most: 100,
    settle: async () => undefined,
    async run(work) {
      try {
        return await work();
      } catch (error) {
        failures.push(error);
        return undefined;
      }
    },
  });
  onTestFinished(async () => {
    await maker.stop();
    expect(failures).toEqual([]);
  });
  const start = () =>
    maker.start({
      storesWith: () => 'one',
      async renew(path) {
        made.push(path);
        if (!storable(path)) return;
        stored.add(path);
        maker.addStored(path);
      },
    });
  return { maker, stored, made, claims, start };
}

const PATIENCE = { timeout: 30_000, interval: 10 };

test('makes what is missing in its order, and each page once', async () => {
  const { made, start } = openMaker({ missing: ['/1/', '/2/', '/3/'], storable: () => true });
  start();
  await expect.poll(() => made, PATIENCE).toEqual(['/1/', '/2/', '/3/']);
});

test('makes pages again that a change has removed, and none that could not be stored', async () => {
  const { maker, stored, made, start } = openMaker({
    missing: ['/1/', '/live/', '/2/'],
    storable: (path) => path !== '/live/',
  });
  start();
  await expect.poll(() => made, PATIENCE).toEqual(['/1/', '/live/', '/2/']);
  for (let count = 2; count <= 3; count += 1) {
    stored.delete('/2/');
    maker.wake();
    await expect.poll(() => made.filter((path) => path === '/2/').length, PATIENCE).toBe(count);
  }
  expect(made.filter((path) => path === '/live/')).toHaveLength(1);
});

test('makes only what its own readers have found stale while another process makes pages', async () => {
  const { maker, made, claims, start } = openMaker({ missing: ['/1/'], storable: () => true });
  claims.isOurs = false;
  maker.renew('/stale/');
  start();
  await expect.poll(() => made, PATIENCE).toEqual(['/stale/']);
  claims.isOurs = true;
  maker.wake();
  await expect.poll(() => made, PATIENCE).toEqual(['/stale/', '/1/']);
});

test('trusts no page before what has changed was removed', async () => {
  const { maker, made, start } = openMaker({ missing: ['/1/'], storable: () => true });
  expect(maker.hasSwept()).toBe(false);
  start();
  await expect.poll(() => made, PATIENCE).toEqual(['/1/']);
  expect(maker.hasSwept()).toBe(true);
});
