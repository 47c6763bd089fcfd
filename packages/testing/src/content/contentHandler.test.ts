import { createContent } from '@broadsheet/block-kit';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentHandler } from './contentHandler.ts';

const ORIGIN = 'https://newspaper.test';
const server = setupServer(
  contentHandler(ORIGIN, {
    tides: ({ harbour }: { readonly harbour?: string }) => ({ harbour, high: '06:12', low: '12:30' }),
    broken: new Error('down'),
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const content = createContent({ id: 'courier' }, ORIGIN);

test('a client of the newspaper gets the answers of the test, narrowed by its filter', async () => {
  const request = { source: 'tides', query: { harbour: 'Tarn' }, filter: '{ harbour high }' };
  expect(await content.fetch(request)).toEqual({ harbour: 'Tarn', high: '06:12' });
});

test.each([
  ['broken', 'down'],
  ['unknown', 'This test answers no source "unknown".'],
])('a source that fails or has no answer fails: %s', async (source, message) => {
  await expect(content.fetch({ source, query: {} })).rejects.toThrow(message);
});
