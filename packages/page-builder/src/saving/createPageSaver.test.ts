import { parsePageDocument } from '@broadsheet/page-document';
import { createManualClock } from '@broadsheet/client-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEditorClient } from '../api/createEditorClient.ts';
import { block, pageWith } from '../../test/pages.ts';
import { createPageStore } from '../page/createPageStore.ts';
import { createPageSaver } from './createPageSaver.ts';
import type { PageSaverOptions } from './createPageSaver.ts';
import { createLocalDrafts } from './localDraft.ts';
import type { OpenedPage } from './pageCalls.ts';

const page = pageWith({ main: [block('a1'), block('b1')] });
const opened: OpenedPage = { document: page, revision: 4, isPublished: true };

const columnsOf = () => [];
type Answer = (body: unknown) => Response | Promise<Response>;
const saved = (revision: number) => () => Response.json({ revision });
const overtaken = () => Response.json({ message: 'Ben has changed this page meanwhile.' }, { status: 409 });

/** Creates an editor's session on a page; the browser's storage persists across sessions. */
function createDesk() {
  const items = new Map<string, string>();
  const storage = {
    readLocalItem: (name: string) => items.get(name),
    writeLocalItem(name: string, value: string | undefined) {
      if (value === undefined) items.delete(name);
      else items.set(name, value);
    },
  };
  const windows = { own: 'a', listOpen: async () => new Set(['a']), listItems: () => [...items.keys()] };
  const local = createLocalDrafts(storage, {
    ...{ windows, clock: { now: () => 0 } },
    ...{ editorId: 'ada', subject: 'front', parse: parsePageDocument },
  });
  return {
    local,
    open(
      answers: Readonly<Record<string, Answer[]>>,
      from: OpenedPage = opened,
      kept: Pick<PageSaverOptions, 'local' | 'left'> = { local, left: [] },
    ) {
      const clock = createManualClock(0);
      const store = createPageStore(from.document, clock, { columnsOf });
      const calls: string[] = [];
      const client = createEditorClient({
        origin: 'https://paper.test',
        async fetch(_url, init) {
          const method = init?.method ?? 'GET';
          calls.push(method);
          const answer = answers[method]?.shift();
          if (answer === undefined) throw new TypeError('offline');
          return answer(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
        },
      });
      const onMerged = vi.fn();
      const saver = createPageSaver({ client, store, clock, ...kept, opened: from, columnsOf, onMerged });
      const title = (id: string, text: string) =>
        store.edit({ kind: 'setFields', id, set: { text }, unset: [] });
      const settle = async (ms: number) => {
        clock.advance(ms);
        await vi.advanceTimersByTimeAsync(3_000);
      };
      return { clock, store, saver, calls, onMerged, title, settle };
    },
  };
}

vi.useFakeTimers();
afterEach(() => void vi.clearAllTimers());

const theirs = pageWith({ main: [{ ...block('a1'), fields: { text: 'Theirs' } }, block('b1')] });
const readTheirs = () => Response.json({ document: theirs, revision: 7, isPublished: true });

it('saves once after a pause, and tells when everything is safe', async () => {
  const { saver, title, settle, calls } = createDesk().open({ PUT: [saved(5)] });
  title('a1', 'S');
  title('a1', 'St');
  expect(saver.get().kind).toBe('unsaved');
  await settle(1_000);
  expect(saver.get().kind).toBe('saved');
  expect([calls, saver.revision()]).toEqual([['PUT'], 5]);
});

it('says with which published page a draft begins, also after the tab was closed without a network', async () => {
  const desk = createDesk();
  const bodies: unknown[] = [];
  const note = (body: unknown) => {
    bodies.push(body);
    return Response.json({ revision: 5 });
  };
  const begun = { revision: 0, published: 'as it was' };
  const first = desk.open({ PUT: [] }, { ...opened, ...begun });
  first.title('a1', 'Kept');
  await first.settle(1_000);
  first.saver.close();
  const again = desk.open({ PUT: [note] }, { ...opened, ...begun });
  await again.settle(1_000);
  expect(bodies).toMatchObject([begun]);
});

it('merges work that the browser has kept into a page that was published anew meanwhile', async () => {
  const desk = createDesk();
  const first = desk.open({ PUT: [] }, { ...opened, revision: 0, published: 'as it was' });
  first.title('b1', 'Kept');
  await first.settle(1_000);
  first.saver.close();
  const anew = { ...opened, document: theirs, revision: 0, published: 'as it is' };
  const { store } = desk.open({ PUT: [saved(1)] }, anew);
  expect(store.get().page.areas['main']?.map(({ fields }) => fields['text'])).toEqual(['Theirs', 'Kept']);
});

it('saves what was changed while it was saving', async () => {
  let answer: (response: Response) => void = () => undefined;
  const slow = () => new Promise<Response>((resolve) => (answer = resolve));
  const desk = createDesk().open({ PUT: [slow, saved(6)] });
  desk.title('a1', 'First');
  await desk.settle(1_000);
  expect(desk.saver.get().kind).toBe('saving');
  desk.title('a1', 'Second');
  answer(Response.json({ revision: 5 }));
  await desk.settle(0);
  expect(desk.saver.get().kind).toBe('unsaved');
  await desk.settle(1_000);
  expect([desk.saver.get().kind, desk.saver.revision()]).toEqual(['saved', 6]);
});

it('does not conflict with its own work when the answer to a save is lost', async () => {
  const lose = () => Promise.reject(new TypeError('The connection is gone.'));
  let stored: unknown;
  const readOwn = () =>
    Promise.resolve(Response.json({ document: stored, revision: 5, published: true, isPublished: true }));
  const desk = createDesk().open({ PUT: [lose, overtaken, saved(6)], GET: [readOwn] });
  desk.title('a1', 'First');
  await desk.settle(1_000);
  stored = desk.store.get().page;
  desk.title('a1', 'Second');
  await desk.settle(1_000);
  expect(desk.saver.get().kind).toBe('unsaved');
  await desk.settle(1_000);
  expect([desk.saver.get().kind, desk.saver.revision()]).toEqual(['saved', 6]);
});

describe('without a network', () => {
  it('keeps the work in the browser and tries again', async () => {
    const desk = createDesk();
    const { saver, title, settle } = desk.open({ PUT: [] });
    title('a1', 'Kept');
    await settle(1_000);
    expect(saver.get()).toMatchObject({ kind: 'unreached', message: expect.stringContaining('kept here') });
    expect(desk.local.read()?.document.areas['main']?.[0]?.fields).toEqual({ text: 'Kept' });
  });

  it('brings the work back when the page is opened again, and saves it', async () => {
    const desk = createDesk();
    const first = desk.open({ PUT: [] });
    first.title('b1', 'Back');
    await first.settle(1_000);
    first.saver.close();
    const again = desk.open({ PUT: [saved(5)] });
    expect(again.store.get().page.areas['main']?.[1]?.fields).toEqual({ text: 'Back' });
    await again.settle(1_000);
    expect(again.saver.get().kind).toBe('saved');
    expect(desk.local.read()).toBeUndefined();
  });

  it('keeps what was typed a moment before the tab was closed', () => {
    const desk = createDesk();
    const { title, saver } = desk.open({});
    title('a1', 'Last word');
    saver.keep();
    expect(desk.local.read()?.document.areas['main']?.[0]?.fields).toEqual({ text: 'Last word' });
  });

  it('keeps what was typed a moment before the page was left', () => {
    const desk = createDesk();
    const { title, saver } = desk.open({});
    title('a1', 'Last word');
    saver.close();
    expect(desk.local.read()?.document.areas['main']?.[0]?.fields).toEqual({ text: 'Last word' });
  });
});

describe('where somebody else has saved meanwhile', () => {
  it('merges what they did elsewhere, and saves both', async () => {
    const { saver, store, title, settle, onMerged } = createDesk().open({
      PUT: [overtaken, saved(8)],
      GET: [readTheirs],
    });
    title('b1', 'Mine');
    await settle(1_000);
    expect(onMerged).toHaveBeenCalledTimes(1);
    await settle(1_000);
    expect([saver.get().kind, saver.revision()]).toEqual(['saved', 8]);
    expect(store.get().page.areas['main']?.map(({ fields }) => fields['text'])).toEqual(['Theirs', 'Mine']);
  });

  it('asks where both have changed the same, and saves nothing before somebody has decided', async () => {
    const { saver, store, title, settle, calls } = createDesk().open({
      PUT: [overtaken, saved(8)],
      GET: [readTheirs],
    });
    title('a1', 'Mine');
    await settle(1_000);
    expect(saver.get()).toMatchObject({ kind: 'conflict', conflicts: [{ kind: 'block', id: 'a1' }] });
    await settle(60_000);
    expect(calls).toEqual(['PUT', 'GET']);
    await saver.resolve(theirs);
    expect([saver.get().kind, saver.revision()]).toEqual(['saved', 8]);
    expect(store.get().page.areas['main']?.[0]?.fields).toEqual({ text: 'Theirs' });
  });

  it('asks again when the page is closed before somebody has decided', async () => {
    const desk = createDesk();
    const first = desk.open({ PUT: [overtaken], GET: [readTheirs] });
    first.title('a1', 'Mine');
    await first.settle(1_000);
    first.saver.close();
    const again = desk.open({}, { document: theirs, revision: 7, isPublished: true });
    expect(again.saver.get()).toMatchObject({ kind: 'conflict', conflicts: [{ kind: 'block', id: 'a1' }] });
  });
});

it('shows why the server refuses the draft, and saves again with the next change', async () => {
  const refusal = () =>
    Response.json({ message: 'This is larger than 2 MB. Divide the page.' }, { status: 413 });
  const { saver, title, settle } = createDesk().open({ PUT: [refusal, saved(5)] });
  title('a1', 'Long');
  await settle(1_000);
  expect(saver.get()).toEqual({ kind: 'refused', message: 'This is larger than 2 MB. Divide the page.' });
  title('a1', 'Short');
  await settle(1_000);
  expect(saver.get().kind).toBe('saved');
});

it('tells of no merge when the draft holds what the work began with, as after the end of a schedule', async () => {
  const draft = { document: page, revision: 5, isPublished: false };
  const desk = createDesk().open(
    { PUT: [overtaken, saved(6)], GET: [() => Response.json(draft)] },
    { ...opened, revision: 0, published: 'what readers had' },
  );
  desk.title('a1', 'Typed after the end');
  await desk.settle(1_000);
  await desk.settle(1_000);
  expect([desk.saver.get().kind, desk.saver.revision(), desk.calls]).toEqual([
    'saved',
    6,
    ['PUT', 'GET', 'PUT'],
  ]);
  expect(desk.store.get().page.areas['main']?.[0]?.fields['text']).toBe('Typed after the end');
  expect(desk.onMerged).not.toHaveBeenCalled();
});

it('keeps the objects on the screen when the server has the same, such as after a publication', () => {
  const { saver, store } = createDesk().open({});
  saver.adopt({ document: structuredClone(page), revision: 0, isPublished: true });
  expect(store.get().page).toBe(page);
  expect(saver.revision()).toBe(0);
});

it('merges what was typed while a publication was read again', async () => {
  const { saver, store, title, settle } = createDesk().open({ PUT: [saved(8)] });
  title('b1', 'Typed meanwhile');
  saver.adopt({ document: theirs, revision: 7, isPublished: true });
  await settle(1_000);
  const texts = store.get().page.areas['main']?.map(({ fields }) => fields['text']);
  expect([texts, saver.get().kind, saver.revision()]).toEqual([['Theirs', 'Typed meanwhile'], 'saved', 8]);
});

describe('what somebody else has saved', () => {
  it('comes in by itself, and what is the same stays as it is', async () => {
    const { saver, store, settle, calls, onMerged } = createDesk().open({ GET: [readTheirs] });
    const before = store.get().page.areas['main'];
    await saver.catchUp(4);
    expect(calls).toEqual([]);
    await saver.catchUp(7);
    await settle(2_000);
    const after = store.get().page.areas['main'];
    expect(after?.[0]?.fields).toEqual({ text: 'Theirs' });
    expect(after?.[1]).toBe(before?.[1]);
    expect([calls, saver.get().kind, saver.revision(), onMerged.mock.calls.length]).toEqual([
      ['GET'],
      'saved',
      7,
      1,
    ]);
  });

  it('waits for what is being typed, with which it is merged', async () => {
    const answers = { GET: [readTheirs], PUT: [overtaken, saved(8)] };
    const { saver, store, title, settle, calls } = createDesk().open(answers);
    title('b1', 'Mine');
    await saver.catchUp(7);
    expect(calls).toEqual([]);
    await settle(1_000);
    await settle(1_000);
    const texts = store.get().page.areas['main']?.map(({ fields }) => fields['text']);
    expect([texts, saver.revision()]).toEqual([['Theirs', 'Mine'], 8]);
  });

  it('leaves alone what was typed while it came', async () => {
    const answer = Promise.withResolvers<Response>();
    const { saver, store, title } = createDesk().open({ GET: [() => answer.promise] });
    const coming = saver.catchUp(7);
    title('a1', 'Mine');
    answer.resolve(readTheirs());
    await coming;
    expect(store.get().page.areas['main']?.[0]?.fields).toEqual({ text: 'Mine' });
    expect(saver.revision()).toBe(4);
  });
});

describe('what closed windows have left', () => {
  const kept = (id: string, window: string) => ({
    ...{ window, keptAt: 0, base: page, revision: 4 },
    document: pageWith({ main: [block('a1'), block('b1'), block(id)] }),
  });

  it('is brought back if it is the newest, and otherwise merged when the editor wishes', async () => {
    const desk = createDesk();
    const bodies: unknown[] = [];
    const note = (body: unknown) => {
      bodies.push(body);
      return Response.json({ revision: 4 + bodies.length });
    };
    const [newest, older] = [kept('c1', 'two'), kept('d1', 'one')];
    const gone = new Set<string>();
    const local = {
      ...desk.local,
      hasLeft: ({ window }: { readonly window: string }) => !gone.has(window),
      removeLeft: ({ window }: { readonly window: string }) => void gone.add(window),
    };
    const { store, saver, settle } = desk.open({ PUT: [note, note] }, opened, {
      local,
      left: [newest, older],
    });
    const ids = () => store.get().page.areas['main']?.map(({ id }) => id);
    expect(ids()).toEqual(['a1', 'b1', 'c1']);
    expect([[...gone], saver.left.get()]).toEqual([['two'], [older]]);
    await settle(1_000);
    expect(await saver.recoverLeft(older)).toBe(true);
    await settle(1_000);
    expect(ids()?.toSorted()).toEqual(['a1', 'b1', 'c1', 'd1']);
    expect([bodies.length, saver.get().kind, saver.left.get()]).toEqual([2, 'saved', []]);
  });

  it('waits while the present work cannot be saved, and is not brought back by a second window', async () => {
    const desk = createDesk();
    const older = kept('d1', 'one');
    const local = { ...desk.local, hasLeft: () => true };
    const { saver, title, settle } = desk.open({ PUT: [] }, opened, {
      local,
      left: [kept('c1', 'two'), older],
    });
    title('a1', 'Typed');
    await settle(1_000);
    expect(await saver.recoverLeft(older)).toBe(false);
    expect(saver.left.get()).toEqual([older]);
    const other = desk.open({}, opened, { local: { ...local, hasLeft: () => false }, left: [older] });
    expect(other.saver.left.get()).toEqual([]);
  });
});
