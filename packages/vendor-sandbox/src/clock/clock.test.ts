import { DAY_MS } from '@broadsheet/client-core';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ORIGIN, START } from '../../test/openSandbox.ts';
import { createMovableClock, createVendorSandbox } from '../index.ts';

const base = { now: () => START };

function openClock(file?: string) {
  const movableClock = createMovableClock(base, file);
  const sandbox = createVendorSandbox({
    origin: ORIGIN,
    clock: base,
    movableClock,
    journal: async () => [{ at: START, text: 'A renewal of 12 €' }],
  });
  const post = (days: string) =>
    sandbox.fetch(
      new Request(`${ORIGIN}/sandbox/clock`, { method: 'POST', body: new URLSearchParams({ days }) }),
    );
  const read = async () => (await sandbox.fetch(new Request(`${ORIGIN}/sandbox/clock`))).text();
  return { movableClock, post, read };
}

it('goes forward by days, and stands there after a restart', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sandbox-clock-')), 'clock');
  const { movableClock, post } = openClock(file);
  expect((await post('30')).status).toBe(303);
  await post('1');
  expect(movableClock.now()).toBe(START + 31 * DAY_MS);
  expect(createMovableClock(base, file).movedDays()).toBe(31);
});

it.each(['-1', '0', '1.5', '99999', 'x'])('does not go by %s days', async (days) => {
  const { movableClock, post } = openClock();
  expect([(await post(days)).status, movableClock.movedDays()]).toEqual([400, 0]);
});

it('shows what was billed and mailed', async () => {
  expect(await openClock().read()).toContain('A renewal of 12 €');
});
