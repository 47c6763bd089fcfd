import { createContentClient, requestKey } from '@broadsheet/sdk-content';
import { expect, it } from 'vitest';
import { createHost, defineBlock, loadAnswers } from '../index.ts';

const request = (source: string) => ({ source, query: { site: 'courier' } });
const listOf = (...sources: readonly string[]) =>
  defineBlock({
    name: 'list',
    title: 'List',
    group: 'News',
    kind: 'feature',
    fields: {},
    hydrate: { mode: 'never' },
    content: (_, { site }) => sources.map((source) => ({ source, query: { site: site.id } })),
    Component: () => null,
  }).prepare({});

it('brings what blocks read by the keys under which they look for it', async () => {
  const content = createContentClient({ load: ({ source }) => Promise.resolve(`about ${source}`) });
  const host = createHost({ site: { id: 'courier' }, content });
  expect(await loadAnswers(host, [listOf('news', 'sport'), listOf('weather')])).toEqual({
    [requestKey(request('news'))]: 'about news',
    [requestKey(request('sport'))]: 'about sport',
    [requestKey(request('weather'))]: 'about weather',
  });
});

it('leaves a source that fails to the browsers, and tells the log', async () => {
  const content = createContentClient({
    load: ({ source }) => (source === 'news' ? Promise.resolve('Storm') : Promise.reject(new Error('Gone.'))),
  });
  const told: string[] = [];
  const host = createHost({ site: { id: 'courier' }, content, log: (message) => void told.push(message) });
  expect(await loadAnswers(host, [listOf('news', 'sport')])).toEqual({
    [requestKey(request('news'))]: 'Storm',
  });
  expect(told).toEqual([
    'The content source "sport" did not answer the server, and browsers will ask it: Error: Gone.',
  ]);
});
