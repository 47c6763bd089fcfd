import { expect, test } from 'vitest';
import { at, createTestEngine, settle } from '../../test/createTestEngine.ts';
import type { StaleFacts } from '../EngineOptions.ts';

const CONTENT_URL = '/pf/api/v3/content/fetch/feed?query=%7B%7D';
const trouble = () => Promise.reject(new Error('The connection was refused.'));

function openPaper() {
  const told: StaleFacts[] = [];
  const engine = createTestEngine({
    documents: [at('/', { block: 'feed' })],
    answers: { feed: { items: ['Storm'] } },
    onStale: (stale) => void told.push(stale),
  });
  return { engine, told };
}

test('a page is told as stale only while its sources are asked again', async () => {
  const { engine, told } = openPaper();
  await engine.html('/');
  await engine.html('/');
  expect(told).toEqual([]);
  engine.clock.advance(61_000);
  await engine.html('/');
  expect(told).toEqual([{ of: 'page', why: 'refreshing' }]);
  await settle();
  await engine.html('/');
  expect(told).toHaveLength(1);
});

test('a complete page is told as stale when it stands in for one whose source fails', async () => {
  const { engine, told } = openPaper();
  await engine.html('/');
  engine.clear();
  engine.answers['feed'] = trouble;
  await engine.html('/');
  expect(told).toEqual([{ of: 'page', why: 'failed' }]);
});

test('the answer of a source is told as stale while it is asked again, and each time while its source fails', async () => {
  const { engine, told } = openPaper();
  const read = async () => (await engine.get(CONTENT_URL)).json();
  const first = await read();
  expect(told).toEqual([]);
  engine.answers['feed'] = trouble;
  engine.clock.advance(31_000);
  expect(await read()).toEqual(first);
  expect(told).toEqual([{ of: 'content', why: 'refreshing' }]);
  await settle();
  expect([await read(), await read()]).toEqual([first, first]);
  const failed = { of: 'content', why: 'failed' };
  expect(told.slice(1)).toEqual([failed, failed]);

  engine.answers['feed'] = { items: ['Calm'] };
  engine.clock.advance(6_000);
  await read();
  await settle();
  told.length = 0;
  expect(JSON.stringify(await read())).toContain('Calm');
  expect(told).toEqual([]);
});
