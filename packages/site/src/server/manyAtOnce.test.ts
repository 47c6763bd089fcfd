/** A page that many readers ask for at the same time, through the socket, without a cache in front. */
import { defineBlock, useContent, useHost } from '@broadsheet/block-kit';
import { record } from '@broadsheet/client-core';
import { defineSource } from '@broadsheet/sdk-content/server';
import { expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';

const POEM = '/culture/books/2026/10/11/a-poem-for-every-crossing/';
const REQUEST = { source: 'slow', query: {} };

test('is made once, and its sources are asked once', { timeout: 60_000 }, async () => {
  const seen: string[] = [];
  const slow = defineSource({
    name: 'slow',
    params: [],
    async fetch() {
      seen.push('asked');
      await new Promise((resolve) => setTimeout(resolve, 300));
      return {};
    },
  });
  function Witness() {
    useHost();
    useContent(REQUEST, record({}));
    seen.push('rendered');
    return null;
  }
  const witness = defineBlock({
    name: 'related-stories',
    title: 'Witness',
    group: 'Tests',
    kind: 'feature',
    fields: {},
    hydrate: { mode: 'never' },
    content: () => [REQUEST],
    Component: Witness,
  });
  await using paper = await openSiteWith({
    fixtures: ['pages', 'stories'],
    sources: [slow],
    blocks: [witness],
    variables: { SOURCE_TIMEOUT_MS: '30000' },
  });
  const answers = await Promise.all(Array.from({ length: 40 }, () => paper.get(POEM)));
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('etag')}`)).size).toBe(1);
  expect(seen).toEqual(['asked', 'rendered']);
});
