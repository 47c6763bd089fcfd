import { list } from '@broadsheet/client-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Broadsheet, content, contentRequest, contentValue, defineBlock, useContent } from '../index.ts';
import type { ContentConfig } from '../index.ts';

const anyList = list((story) => story ?? null);

function List({ source }: { readonly source?: ContentConfig }) {
  const found = contentValue(useContent(contentRequest(source), anyList)) ?? [];
  return createElement('p', {}, String(found.length));
}

const block = defineBlock({
  name: 'list',
  title: 'List',
  group: 'News',
  kind: 'feature',
  fields: { source: content({ label: 'Source', schema: 'ans-feed' }) },
  hydrate: { mode: 'never' },
  Component: List,
});

const prepare = (contentService: string, contentConfigValues: ContentConfig['contentConfigValues']) =>
  block.prepare({ source: { contentService, contentConfigValues } });

it.each([
  [
    'story-feed-query',
    { quary: 'type:story', size: 5 },
    'source.contentConfigValues.quary',
    'the source "story-feed-query" has no parameter "quary", so it has no effect on the answer. Is it "query"?',
  ],
  ['most-read', { query: 'x' }, 'source.contentConfigValues.query', 'Its parameters are: size.'],
  [
    'story-feed-qeury',
    {},
    'source.contentService',
    'there is no source "story-feed-qeury" here: is it "story-feed-query"?',
  ],
])('lists what no source reads among the issues: %s %j', (source, query, field, message) => {
  expect(prepare(source, query).issues).toEqual([
    expect.objectContaining({ kind: 'unknown', field, message: expect.stringContaining(message) }),
  ]);
});

it('has no issue with what sources read or leave out, and with sources of a publisher’s own', () => {
  expect(prepare('story-feed-query', { query: 'type:story', themes: '2', feature: 'list' }).issues).toEqual(
    [],
  );
  expect(prepare('our-weather', { town: 'Harbour' }).issues).toEqual([]);
});

it('warns a developer of another application of both: the issues, and content that was not fetched', () => {
  const log = vi.fn();
  const app = createElement(
    Broadsheet,
    { site: { id: 'courier' }, log },
    prepare('story-feed-query', { qery: 'a' }).render(),
  );
  renderToString(app);
  renderToString(app);
  expect(log.mock.calls).toEqual([
    [expect.stringContaining('has no parameter "qery"')],
    [expect.stringContaining('Fetch it by loadAnswers')],
  ]);
});
