import { contentValue, defineBlock, useContent } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderBlock, renderOnServer } from '@broadsheet/testing';
import { createPlatformContent, interceptFetch, startPlatform } from '../index.ts';
import type { TestPlatform } from '../index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ fixtures: ['stories/coast/saltgate-barrier-is-sinking'], images: true });
}, 30_000);
afterAll(() => platform.close());

const request: ContentRequest = {
  source: 'content-api',
  query: { website_url: '/coast/2026/11/20/saltgate-barrier-is-sinking/' },
  filter: '{ headlines { basic } credits { by { name } } }',
};

function Headline() {
  const story = contentValue(useContent(request, parseStory));
  return (
    <h2>
      {story?.headlines?.basic} {story?.credits?.by?.map(({ name }) => name).join(' and ')}
      {story?.description?.basic}
    </h2>
  );
}

const block = defineBlock({
  name: 'platform-headline',
  title: 'Headline',
  group: 'Tests',
  kind: 'feature',
  fields: {},
  hydrate: { mode: 'never' },
  content: () => [request],
  Component: Headline,
});

const TEXT = 'The Saltgate is sinking by a centimetre a month Joss Tanaka and Nell Harbin';

test('a block reads a story from the real server code, through its filter, and hydrates', async () => {
  const { container, requests } = await renderBlock(block, {
    contentClient: createPlatformContent(platform),
  });
  expect(container.textContent).toBe(TEXT);
  expect(requests).toEqual([]);
});

test('the same block renders on the server', async () => {
  const html = await renderOnServer(block, { contentClient: createPlatformContent(platform) });
  expect(html.replaceAll(/<!-- -->|<\/?h2>/g, '')).toBe(TEXT);
});

test('a document finds the platform behind its fetch', async () => {
  const server = interceptFetch(platform);
  try {
    const answer = await fetch(`${platform.origin}/site/v3/properties/courier`);
    expect(await answer.json()).toMatchObject({ id: 'courier' });
  } finally {
    server.close();
  }
});
