/** Settings that are published in one process of a site, read from another one over the same PostgreSQL. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTwoProcesses, WITHIN } from '../../test/openTwoProcesses.ts';
import type { TwoProcesses } from '../../test/openTwoProcesses.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];

describe.runIf(databaseUrl)('settings that are published in one process', () => {
  let two: TwoProcesses;

  beforeAll(async () => {
    two = await openTwoProcesses(databaseUrl ?? '');
  }, 60_000);
  afterAll(() => two.close());

  test.each([
    [
      'theme',
      { colours: { brand: { light: '#14532d', dark: '#86efac' } }, measures: {} },
      '--bs-brand:light-dark(#14532d,#86efac)',
    ],
    [
      'navigation:default',
      {
        hierarchy: 'default',
        _id: '/',
        children: [{ _id: 'link-1', node_type: 'link', display_name: 'Tide tables', url: '/tides/' }],
      },
      'href="/tides/"',
    ],
  ])('as the %s are what the next reader gets from the other one', async (id, document, shown) => {
    const { room } = two;
    const readOther = () => two.readOther('/offer/');
    expect(await readOther()).not.toContain(shown);
    await room.call('PUT', `/settings/${id}/draft`, { document, revision: 0 });
    expect((await room.call('POST', `/settings/${id}/publication`, { revision: 1 })).status).toBe(200);
    await vi.waitFor(async () => expect(await readOther()).toContain(shown), WITHIN);
  });
});
