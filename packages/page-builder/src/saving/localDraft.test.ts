import { parsePageDocument } from '@broadsheet/page-document';
import { expect, it } from 'vitest';
import { block, pageWith } from '../../test/pages.ts';
import { createLocalDrafts } from './localDraft.ts';

/** Creates tabs of one browser that have the same page open. */
function createTabs() {
  const items = new Map<string, string>();
  const storage = {
    readLocalItem: (name: string) => items.get(name),
    writeLocalItem(name: string, value: string | undefined) {
      if (value === undefined) items.delete(name);
      else items.set(name, value);
    },
  };
  return () => createLocalDrafts(storage, { editorId: 'ada', subject: 'front', parse: parsePageDocument });
}

const base = pageWith({ main: [] });
const draft = (id: string) => ({ document: pageWith({ main: [block(id)] }), base, revision: 3 });

it('forgets what it has written once the server has it', () => {
  const openTab = createTabs();
  const tab = openTab();
  tab.write(draft('a1'));
  tab.drop();
  expect(openTab().read()).toBeUndefined();
});

it('leaves what another tab of the same page has not saved yet', () => {
  const openTab = createTabs();
  const [here, there] = [openTab(), openTab()];
  here.write(draft('a1'));
  there.write(draft('b1'));
  here.drop();
  expect(openTab().read()?.document.areas['main']?.[0]?.id).toBe('b1');
});

it('forgets what it has brought back once the server has it', () => {
  const openTab = createTabs();
  openTab().write(draft('a1'));
  const next = openTab();
  expect(next.read()).toEqual(draft('a1'));
  next.drop();
  expect(openTab().read()).toBeUndefined();
});
