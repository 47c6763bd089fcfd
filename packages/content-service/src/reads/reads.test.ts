import { HOUR_MS, createManualClock } from '@broadsheet/client-core';
import { expect, test } from 'vitest';
import {
  onEachDatabase,
  collection,
  gallery,
  image,
  story,
  video,
} from '@broadsheet/platform-testing/content';
import { createContentStore } from '../store/createContentStore.ts';
import { listAt, textAt } from '@broadsheet/service-kit/json';
import { createReadCounter } from './createReadCounter.ts';
import { createReadGuard } from './createReadGuard.ts';
import { readMostRead } from './readMostRead.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const from = (address: string, id = 'a', userAgent: string | undefined = BROWSER) => ({
  story: id,
  address,
  userAgent,
});

test('counts the first read of a story by a reader in a day', () => {
  const clock = createManualClock(NOON);
  const guard = createReadGuard(clock);
  expect(guard.isNew(from('192.0.2.1'))).toBe(true);
  expect(guard.isNew(from('192.0.2.1'))).toBe(false);
  expect(guard.isNew(from('192.0.2.1', 'b'))).toBe(true);
  expect(guard.isNew(from('192.0.2.2'))).toBe(true);
  expect(guard.isNew(from('2001:db8:0:1::1'))).toBe(true);
  expect(guard.isNew(from('2001:db8:0:1::2'))).toBe(false);
  clock.advance(12 * HOUR_MS);
  expect(guard.isNew(from('192.0.2.1'))).toBe(true);
});

test.each(['Googlebot/2.1', 'curl/8.5', 'Mozilla/5.0 HeadlessChrome/140.0', undefined])(
  'counts nothing that %s reads',
  (userAgent) => {
    const guard = createReadGuard(createManualClock(NOON));
    expect(guard.isNew({ story: 'a', address: '192.0.2.1', userAgent })).toBe(false);
  },
);

test('lets one network add no more than five readers to a story, whatever they call themselves', () => {
  const guard = createReadGuard(createManualClock(NOON));
  const counted = Array.from({ length: 40 }, (_, index) =>
    guard.isNew(from('192.0.2.1', 'a', `${BROWSER} ${index}`)),
  );
  expect(counted.filter(Boolean)).toHaveLength(5);
});

test('does not listen to a network that reads more than sixty stories in ten minutes', () => {
  const clock = createManualClock(NOON);
  const guard = createReadGuard(clock);
  const read = (name: string) =>
    Array.from({ length: 100 }, (_, index) => guard.isNew(from('192.0.2.1', `${name}${index}`))).filter(
      Boolean,
    );
  expect(read('first')).toHaveLength(60);
  clock.advance(10 * 60_000);
  expect(read('second')).toHaveLength(60);
});

onEachDatabase('the most read stories', (running) => {
  /** Opens two processes on one database. */
  async function open() {
    const clock = createManualClock(NOON);
    const day = (id: string, hour: number) =>
      story(id, { display_date: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z` });
    await running.server.importAll(...['a', 'b', 'c', 'd', 'e'].map((id, index) => day(id, 10 + index)));
    await running.server.importAll(story('hidden', { revision: { published: false } }));
    const store = createContentStore({ database: running.database, site: 'paper', clock });
    const counters = [createReadCounter(store), createReadCounter(store)] as const;
    const read = async (counter: 0 | 1, id: string, readers: number) => {
      for (let reader = 0; reader < readers; reader += 1)
        counters[counter].count(from(`198.51.${counter}.${reader}`, id));
      await counters[counter].flush();
    };
    const top = async (size = 4) => {
      const answer = await readMostRead(store, { site: 'paper', size });
      return [answer.count, ...listAt(answer, 'content_elements').map((item) => textAt(item, '_id'))];
    };
    return { clock, read, top };
  }

  test('are those that most readers have read, counted by all processes together', async () => {
    const { read, top } = await open();
    await read(0, 'a', 3);
    await read(1, 'a', 3);
    await read(0, 'b', 5);
    await read(0, 'hidden', 9);
    await read(0, 'nowhere', 9);
    expect(await top()).toEqual([2, 'a', 'b', 'e', 'd']);
  });

  test('are galleries and videos as well as stories, and nothing that has no page', async () => {
    const { read, top } = await open();
    const elsewhere = story('elsewhere', { websites: { other: { website_url: '/x/' } } });
    await running.server.importAll(gallery('g'), video('v'), image('i'), collection('l'), elsewhere);
    await read(0, 'g', 9);
    await read(0, 'v', 8);
    await read(0, 'a', 7);
    for (const id of ['i', 'l', 'elsewhere']) await read(1, id, 9);
    expect(await top()).toEqual([3, 'g', 'v', 'a', 'e']);
    const rows = await running.database.query('select distinct story from read_counts order by story');
    expect(rows).toEqual([{ story: 'a' }, { story: 'g' }, { story: 'v' }]);
  });

  test('are the newest while too few were counted', async () => {
    const { read, top } = await open();
    await read(0, 'a', 9);
    await read(0, 'b', 2);
    expect(await top()).toEqual([0, 'e', 'd', 'c', 'b']);
    await read(0, 'b', 4);
    expect(await top()).toEqual([2, 'a', 'b', 'e', 'd']);
  });

  test('are forgotten after 24 hours', async () => {
    const { clock, read, top } = await open();
    await read(0, 'a', 4);
    await read(0, 'b', 3);
    expect(await top()).toEqual([2, 'a', 'b', 'e', 'd']);
    clock.advance(25 * HOUR_MS);
    await read(0, 'c', 3);
    await read(0, 'd', 4);
    expect(await top()).toEqual([2, 'd', 'c', 'e', 'b']);
  });
});
