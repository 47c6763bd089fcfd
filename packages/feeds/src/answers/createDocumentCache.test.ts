import { createManualClock } from '@broadsheet/client-core';
import { expect, test, vi } from 'vitest';
import { createDocumentCache } from './createDocumentCache.ts';
import { answerDocument } from './documents.ts';

const documentOf = (characters: number) => answerDocument({ type: 'text/plain' }, 'x'.repeat(characters));

test('a document larger than the cache is sent and evicts no other', async () => {
  const cache = createDocumentCache({ clock: createManualClock(), freshMs: 1000, maxBytes: 10_000 });
  const [small, large] = [vi.fn(async () => documentOf(10)), vi.fn(async () => documentOf(50_000))];
  await cache.getOrMake('small', small);
  expect((await cache.getOrMake('large', large)).length).toBe(50_000);
  await cache.getOrMake('large', large);
  await cache.getOrMake('small', small);
  expect([small, large].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

test('the document that was used longest ago makes room', async () => {
  const cache = createDocumentCache({ clock: createManualClock(), freshMs: 1000, maxBytes: 10_000 });
  const make = vi.fn(async () => documentOf(1_000));
  for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.getOrMake(key, make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.getOrMake('b', make);
  expect(make).toHaveBeenCalledTimes(4);
});
