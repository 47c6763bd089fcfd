import { createManualClock } from '@broadsheet/client-core';
import { applyEdit } from '@broadsheet/page-document';
import type { PageEdit } from '@broadsheet/page-document';
import { expect, it, vi } from 'vitest';
import { block, pageWith } from '../../test/pages.ts';
import { createPreviewLoop } from './createPreviewLoop.ts';
import type { BlockMarkup, PreviewDocument } from './PreviewDocument.ts';
import type { LoadedPreview } from './usePreviewFrames.ts';

vi.useFakeTimers();
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Opens a preview whose responses the test controls. */
function open() {
  let page = pageWith({ main: [block('a1'), block('b1'), block('d1')] });
  let path = '/';
  let reader: 'registered' | undefined;
  const clock = createManualClock(0);
  const requested: string[] = [];
  const waiting: ((loaded: LoadedPreview) => void)[] = [];
  const blocks: ((markup: BlockMarkup | Error) => void)[] = [];
  const onProblem = vi.fn();
  const replaced: string[] = [];
  const preview: Pick<PreviewDocument, 'levelOf' | 'replaceBlock' | 'removeBlock'> = {
    levelOf: (id) => (id === 'hidden1' ? undefined : 2),
    removeBlock: (id) => replaced.push(`${id} gone`) > 0,
    replaceBlock: (id, { html }) => replaced.push(`${id} ${html}`) > 0,
  };
  const shown = {
    areas: () => [],
    columnsAround: () => undefined,
    showEmpty: () => undefined,
    scrollTo: () => undefined,
    getBox: () => undefined,
    blockAt: () => undefined,
    elementsOf: () => [],
    keepRoom: () => undefined,
    roomOf: () => undefined,
  };
  const loop = createPreviewLoop({
    subject: () => ({ document: page, path, reader }),
    loadPage: (subject) => {
      requested.push(`page ${subject.path}${subject.reader === undefined ? '' : ` for ${subject.reader}`}`);
      return new Promise((resolve) => waiting.push(resolve));
    },
    loadBlock: (subject, { id }) => {
      const fields = subject.document.areas['main']?.find((node) => node.id === id)?.fields;
      requested.push(`block ${id} ${JSON.stringify(fields)}`);
      return new Promise((resolve, reject) =>
        blocks.push((markup) => (markup instanceof Error ? reject(markup) : resolve(markup))),
      );
    },
    clock,
    onShown: () => undefined,
    onProblem,
    onBusy: () => undefined,
  });
  return {
    loop,
    clock,
    requested,
    replaced,
    onProblem,
    edit(change: PageEdit) {
      const result = applyEdit(page, change);
      if (result.kind === 'done') page = result.page;
      loop.update();
    },
    lookAs(next: 'registered') {
      reader = next;
      loop.update();
    },
    goTo(next: string) {
      path = next;
      loop.update();
    },
    async answerPage() {
      waiting.shift()?.({ kind: 'shown', preview: { ...shown, ...preview, document: new Document() } });
      await settle();
    },
    async failPage(message: string) {
      waiting.shift()?.({ kind: 'failed', message });
      await settle();
    },
    async answerBlock(markup: BlockMarkup | Error) {
      blocks.shift()?.(markup);
      await settle();
    },
  };
}
const setText = (id: string, text: string): PageEdit => ({ kind: 'setFields', id, set: { text }, unset: [] });

it('renders a page once, and after that the blocks alone whose fields change', async () => {
  const { loop, requested, answerPage, answerBlock, edit, replaced } = open();
  loop.update();
  await answerPage();
  edit(setText('b1', 'New'));
  await answerBlock({ html: '<p>New</p>', css: [] });
  expect(requested).toEqual(['page /', 'block b1 {"text":"New"}']);
  expect(replaced).toEqual(['b1 <p>New</p>']);
});

it('requests one rendering for all that was typed while another was under way', async () => {
  const { loop, requested, answerPage, answerBlock, edit } = open();
  loop.update();
  await answerPage();
  for (const text of ['N', 'Ne', 'New']) edit(setText('b1', text));
  await answerBlock({ html: '<p>N</p>', css: [] });
  await answerBlock({ html: '<p>New</p>', css: [] });
  expect(requested.slice(1)).toEqual(['block b1 {"text":"N"}', 'block b1 {"text":"New"}']);
});

it('shows a change that comes in the same task as a call without one, such as a selection', async () => {
  const { loop, answerPage, edit, replaced } = open();
  loop.update();
  await answerPage();
  loop.update();
  edit({ kind: 'remove', id: 'a1' });
  await settle();
  expect(replaced).toEqual(['a1 gone']);
});

it('renders the whole page after a block that took longer than the wait for it', async () => {
  const { loop, requested, answerPage, answerBlock, edit, clock } = open();
  loop.update();
  await answerPage();
  edit(setText('b1', 'New'));
  clock.advance(2_000);
  await answerBlock({ html: '<p>New</p>', css: [] });
  expect(requested).toEqual(['page /', 'block b1 {"text":"New"}', 'page /']);
});

it('renders the whole page when a block comes, for another address and for another reader', async () => {
  const { loop, requested, answerPage, edit, goTo, lookAs } = open();
  loop.update();
  await answerPage();
  edit({ kind: 'insert', node: block('c1'), at: { container: { kind: 'area', area: 'main' }, index: 0 } });
  await answerPage();
  goTo('/news/');
  await answerPage();
  lookAs('registered');
  await answerPage();
  expect(requested).toEqual(['page /', 'page /', 'page /news/', 'page /news/ for registered']);
});

it('takes a block out at once that has gone, and renders the whole page once no more go', async () => {
  const { loop, requested, answerPage, edit, clock, replaced } = open();
  loop.update();
  await answerPage();
  edit({ kind: 'remove', id: 'a1' });
  expect(replaced).toEqual(['a1 gone']);
  await settle();
  clock.advance(400);
  edit({ kind: 'remove', id: 'b1' });
  await settle();
  clock.advance(400);
  expect([replaced, requested]).toEqual([['a1 gone', 'b1 gone'], ['page /']]);
  clock.advance(400);
  expect(requested).toEqual(['page /', 'page /']);
});

it('renders the whole page a while after a block, for others may depend on it', async () => {
  const { loop, requested, answerPage, answerBlock, edit, clock } = open();
  loop.update();
  await answerPage();
  edit(setText('a1', 'New'));
  await answerBlock({ html: '<p>New</p>', css: [] });
  clock.advance(2_000);
  expect(requested.at(-1)).toBe('page /');
});

it('requests a page that did not load again until it loads', async () => {
  const { loop, requested, onProblem, failPage, answerPage, clock } = open();
  loop.update();
  for (const _time of ['first', 'second']) {
    await failPage('The server cannot be reached.');
    clock.advance(5_000);
  }
  await answerPage();
  expect(onProblem).toHaveBeenLastCalledWith(undefined);
  clock.advance(60_000);
  expect(requested).toEqual(['page /', 'page /', 'page /']);
});

it('tells why a page did not come, and shows the next', async () => {
  const { loop, onProblem, failPage, answerPage, edit } = open();
  loop.update();
  await failPage('The layout is not installed.');
  expect(onProblem).toHaveBeenLastCalledWith('The layout is not installed.');
  edit(setText('a1', 'New'));
  await answerPage();
  expect(onProblem).toHaveBeenLastCalledWith(undefined);
});

it('tells why a block did not come, and asks again with the next change', async () => {
  const { loop, onProblem, answerPage, answerBlock, edit, requested } = open();
  loop.update();
  await answerPage();
  edit(setText('a1', 'N'));
  await answerBlock(new Error('The server cannot be reached.'));
  expect(onProblem).toHaveBeenLastCalledWith('The server cannot be reached.');
  edit(setText('a1', 'New'));
  await answerBlock({ html: '<p>New</p>', css: [] });
  expect(onProblem).toHaveBeenLastCalledWith(undefined);
  expect(requested.at(-1)).toBe('block a1 {"text":"New"}');
});

it('asks for nothing once it is closed', () => {
  const { loop, requested } = open();
  loop.close();
  loop.update();
  expect(requested).toEqual([]);
});

it('renders the same page anew when it would look otherwise, also while one is on its way or has failed', async () => {
  const { loop, requested, answerPage, failPage } = open();
  loop.update();
  await answerPage();
  loop.renew();
  loop.renew();
  await failPage('The page could not be made.');
  expect(requested).toEqual(['page /', 'page /', 'page /']);
  await answerPage();
  loop.update();
  expect(requested).toHaveLength(3);
});
