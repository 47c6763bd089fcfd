import { parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { createManualClock } from '@broadsheet/client-core';
import { expect, it } from 'vitest';
import { block, pageWith } from '../../test/pages.ts';
import { createLocalDrafts } from './localDraft.ts';

/** Creates a browser, in whose windows an editor opens the same page. */
function createBrowser() {
  const items = new Map<string, string>();
  const storage = {
    readLocalItem: (name: string) => items.get(name),
    writeLocalItem(name: string, value: string | undefined) {
      if (value === undefined) items.delete(name);
      else items.set(name, value);
    },
  };
  const clock = createManualClock(1_000);
  const open = new Set<string>();
  return {
    items,
    clock,
    open(own: string, subject = 'front') {
      open.add(own);
      const windows = { own, listOpen: async () => open, listItems: () => [...items.keys()] };
      return createLocalDrafts(storage, {
        ...{ windows, clock, subject },
        editorId: 'ada',
        parse: parsePageDocument,
      });
    },
    crash: (own: string) => open.delete(own),
  };
}

const base = pageWith({ main: [] });
const draft = (id: string) => ({ document: pageWith({ main: [block(id)] }), base, revision: 3 });
const blocksIn = (drafts: readonly { readonly document: PageDocument }[]) =>
  drafts.map(({ document }) => document.areas['main']?.[0]?.id);

it('forgets what it has written once the server has it', async () => {
  const browser = createBrowser();
  const tab = browser.open('one');
  tab.write(draft('a1'));
  expect(tab.read()).toMatchObject(draft('a1'));
  tab.drop();
  expect([tab.read(), browser.items.size]).toEqual([undefined, 0]);
});

it('keeps the work of each window, and a window that saves takes nothing from another', async () => {
  const browser = createBrowser();
  const [here, there] = [browser.open('one'), browser.open('two')];
  here.write(draft('a1'));
  there.write(draft('b1'));
  here.drop();
  expect(there.read()?.document.areas['main']?.[0]?.id).toBe('b1');
});

it('finds what each closed window has left, the newest first, and nothing of open ones and of other pages', async () => {
  const browser = createBrowser();
  for (const name of ['one', 'two', 'three']) {
    browser.open(name).write(draft(name));
    browser.clock.advance(1_000);
  }
  browser.open('four', 'front-2').write(draft('other'));
  for (const name of ['one', 'two', 'four']) browser.crash(name);
  const next = browser.open('five');
  const left = await next.findLeft();
  expect(blocksIn(left)).toEqual(['two', 'one']);
  expect(left.map(({ keptAt }) => keptAt)).toEqual([2_000, 1_000]);
  for (const each of left) next.removeLeft(each);
  expect(await next.findLeft()).toEqual([]);
  expect(left.map((each) => browser.open('three').hasLeft(each))).toEqual([false, false]);
});

it('leaves out a text that was cut off', async () => {
  const browser = createBrowser();
  browser.open('one').write(draft('a1'));
  browser.crash('one');
  for (const [name, text] of browser.items) browser.items.set(name, text.slice(0, 40));
  expect(await browser.open('two').findLeft()).toEqual([]);
});
