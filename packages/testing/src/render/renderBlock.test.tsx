import {
  contentValue,
  defineBlock,
  text,
  useContent,
  useGlobalContent,
  useHost,
} from '@broadsheet/block-kit';
import { createContentClient, parseStory } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { act, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createTestEnvironment, renderBlock, renderOnServer } from '../index.ts';

function blockOf(Component: () => ReactNode, content: readonly ContentRequest[] = []) {
  return defineBlock({
    name: 'sample',
    title: 'Sample',
    group: 'Tests',
    kind: 'feature',
    fields: {},
    hydrate: { mode: 'never' },
    content: () => content,
    Component,
  });
}

const request: ContentRequest = {
  source: 'story',
  query: { id: 'a' },
  filter: '{ headlines { basic } }',
};

function Story() {
  const state = useContent(request, parseStory);
  const story = contentValue(state);
  return (
    <p>
      {state.status} {story?.headlines?.basic} {story?.description?.basic}
    </p>
  );
}

const STORY = { headlines: { basic: 'Tide' }, description: { basic: 'High' } };

test('shows what the server sent, hydrated, with the fields as stored', async () => {
  const block = defineBlock({
    name: 'titled',
    title: 'Titled',
    group: 'Tests',
    kind: 'feature',
    fields: { title: text({ label: 'Title', default: 'Latest' }) },
    hydrate: { mode: 'never' },
    Component: ({ title }) => <h2>{title}</h2>,
  });
  const { container, serverHtml } = await renderBlock(block, { fields: { title: 'Coast' } });
  expect(serverHtml).toBe('<h2>Coast</h2>');
  expect(container.innerHTML).toBe(serverHtml);
  expect(await renderOnServer(block)).toBe('<h2>Latest</h2>');
});

test('fails on a block whose first render in the browser differs from the server’s', async () => {
  let renders = 0;
  const block = blockOf(function Unsteady() {
    const [count] = useState(() => (renders += 1));
    return <p>{`render ${count}`}</p>;
  });
  await expect(renderBlock(block)).rejects.toThrow('"sample" does not hydrate cleanly');
});

test('fails on a block whose list has no keys', async () => {
  function Words() {
    return ['a', 'b'].map((word) => createElement('p', undefined, word));
  }
  await expect(renderBlock(blockOf(Words))).rejects.toThrow('unique "key" prop');
});

test('fails on a block with HTML that no browser would keep', async () => {
  const paragraph = <p>Tide</p>;
  const block = blockOf(() => <p>{paragraph}</p>);
  await expect(renderBlock(block)).rejects.toThrow('<p> cannot contain a nested <p>');
});

test('answers what the filter lets through, and tells which requests came', async () => {
  const { container, requests } = await renderBlock(blockOf(Story, [request]), { content: { story: STORY } });
  expect(container.textContent).toBe('ready Tide ');
  expect(requests).toEqual([request]);
});

test('answers from a function of the query', async () => {
  const story = ({ id }: { readonly id?: unknown }) => ({ headlines: { basic: `Story ${String(id)}` } });
  const { container } = await renderBlock(blockOf(Story, [request]), { content: { story } });
  expect(container.textContent).toBe('ready Story a ');
});

test.each([
  ['a source that fails', { story: new Error('down') }],
  ['a source that the test does not answer', {}],
])('renders with %s as failed', async (_, content) => {
  const { container } = await renderBlock(blockOf(Story, [request]), { content });
  expect(container.textContent).toBe('failed  ');
});

test('reads from a client of the test’s own', async () => {
  const load = vi.fn(async () => STORY);
  const contentClient = createContentClient({ load });
  const { container } = await renderBlock(blockOf(Story, [request]), { contentClient });
  expect(container.textContent).toBe('ready Tide High');
  expect(load).toHaveBeenCalledTimes(1);
});

test('gives the page’s content, the site and a log to the block', async () => {
  const block = blockOf(function Reader() {
    const { site, log } = useHost();
    log('read');
    return <p>{`${site.id}: ${useGlobalContent(parseStory)?.headlines?.basic}`}</p>;
  });
  const { container, logs } = await renderBlock(block, { globalContent: STORY, site: { id: 'gazette' } });
  expect(container.textContent).toBe('gazette: Tide');
  expect(new Set(logs)).toEqual(new Set(['read']));
});

test('has a clock that only the test moves, and cookies and addresses that stay in it', async () => {
  const environment = createTestEnvironment(1_000);
  environment.cookies.set('seen', 'yes');
  const block = blockOf(function Clock() {
    const { environment: edges } = useHost();
    const [time, setTime] = useState(() => edges.now());
    return (
      <button
        type="button"
        onClick={() => {
          edges.navigate(`/${edges.readCookie('seen')}/`);
          edges.every(60_000, () => setTime(edges.now()));
        }}
      >
        {time}
      </button>
    );
  });
  await renderBlock(block, { environment });
  const button = screen.getByRole('button', { name: '1000' });
  act(() => button.click());
  act(() => environment.advance(120_000));
  expect(button.textContent).toBe('121000');
  expect(environment.visited).toEqual(['/yes/']);
});
