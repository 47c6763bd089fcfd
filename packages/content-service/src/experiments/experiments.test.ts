import { createManualClock, DAY_MS, MINUTE_MS } from '@broadsheet/client-core';
import { onEachDatabase } from '@broadsheet/platform-testing/content';
import { expect, test } from 'vitest';
import { createContentStore } from '../store/createContentStore.ts';
import { createExperimentCounter } from './createExperimentCounter.ts';
import type { ExperimentEvent } from './createExperimentCounter.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

const seen = (address: string, changes: Partial<ExperimentEvent> = {}): ExperimentEvent => ({
  ...{ experiment: 'offer', variant: 'a', kind: 'seen', address, userAgent: BROWSER },
  ...changes,
});

onEachDatabase('the counts of an experiment', (running) => {
  /** Opens a process of a site. */
  function open(site = 'paper', clock = createManualClock(NOON)) {
    const counter = createExperimentCounter(createContentStore({ database: running.database, site, clock }));
    return { clock, counter };
  }

  test('are those of all processes together, since the first of them', async () => {
    const [one, other] = [open(), open('paper', createManualClock(NOON - MINUTE_MS))];
    one.counter.count(seen('192.0.2.1'));
    one.counter.count(seen('192.0.2.1', { kind: 'opened' }));
    one.counter.count(seen('192.0.2.2', { variant: 'b' }));
    await one.counter.flush();
    other.counter.count(seen('192.0.2.3'));
    await Promise.all([one.counter.flush(), other.counter.flush()]);
    one.counter.count(seen('192.0.2.4'));
    expect(await one.counter.read('offer')).toEqual({
      a: { seen: 3, opened: 1 },
      b: { seen: 1, opened: 0 },
      since: NOON - MINUTE_MS,
    });
  });

  test('are of this site and this experiment alone; of others nothing is known', async () => {
    const { counter } = open();
    counter.count(seen('192.0.2.1'));
    await counter.flush();
    const nothing = { a: { seen: 0, opened: 0 }, b: { seen: 0, opened: 0 } };
    expect(await counter.read('other')).toEqual(nothing);
    expect(await open('elsewhere').counter.read('offer')).toEqual(nothing);
  });

  test('have a reader once a day for each version and each kind, and no program', async () => {
    const { clock, counter } = open();
    for (let time = 0; time < 3; time += 1) {
      counter.count(seen('192.0.2.1'));
      counter.count(seen('192.0.2.1', { variant: 'b' }));
      counter.count(seen('192.0.2.1', { kind: 'opened' }));
    }
    counter.count(seen('192.0.2.9', { userAgent: 'Googlebot/2.1' }));
    counter.count(seen('192.0.2.9', { userAgent: undefined }));
    expect(await counter.read('offer')).toMatchObject({
      a: { seen: 1, opened: 1 },
      b: { seen: 1, opened: 0 },
    });
    clock.advance(DAY_MS);
    counter.count(seen('192.0.2.1'));
    expect(await counter.read('offer')).toMatchObject({ a: { seen: 2, opened: 1 }, since: NOON });
  });

  test('get no more than five readers a day from one network', async () => {
    const { counter } = open();
    for (let reader = 0; reader < 40; reader += 1)
      counter.count(seen('192.0.2.1', { userAgent: `${BROWSER} ${reader}` }));
    expect(await counter.read('offer')).toMatchObject({ a: { seen: 5 } });
  });

  test('have no opening by a reader who was not counted as one who has seen the version', async () => {
    const { counter } = open();
    counter.count(seen('192.0.2.7', { kind: 'opened' }));
    for (let reader = 0; reader < 20; reader += 1) {
      const userAgent = `${BROWSER} ${reader}`;
      counter.count(seen('192.0.2.1', { userAgent }));
      if (reader >= 3) counter.count(seen('192.0.2.1', { userAgent, kind: 'opened' }));
    }
    expect(await counter.read('offer')).toMatchObject({ a: { seen: 5, opened: 2 } });
  });

  test('are kept for the next minute when the database does not answer', async () => {
    const { database } = running;
    let isAway = true;
    const query: typeof database.query = (...call) =>
      isAway ? Promise.reject(new Error('The database is away.')) : database.query(...call);
    const store = createContentStore({
      database: { ...database, query },
      site: 'paper',
      clock: createManualClock(NOON),
    });
    const counter = createExperimentCounter(store);
    counter.count(seen('192.0.2.1'));
    await expect(counter.flush()).rejects.toThrow('away');
    counter.count(seen('192.0.2.2'));
    counter.count(seen('192.0.2.2', { variant: 'b' }));
    isAway = false;
    expect(await counter.read('offer')).toMatchObject({ a: { seen: 2 }, b: { seen: 1 }, since: NOON });
  });
});
