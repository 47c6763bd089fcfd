/** Pages while content is stored: what they were made from is told by keys. */
import { createManualClock } from '@broadsheet/client-core';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { createContentChanges } from '@broadsheet/sdk-content/server';
import { expect, test } from 'vitest';
import { createTestEngine, getQueryValue, settle, testPage } from '../../test/createTestEngine.ts';

const PATHS = ['/a/', '/b/', '/c/'];

/** A newspaper each of whose stories has a headline and the list that stands on all pages. */
function openPaper() {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 9));
  const changes = createContentChanges({ clock });
  const texts = { list: 'Calm', '/a/': 'First', '/b/': 'Second', '/c/': 'Third' };
  const asked: string[] = [];
  const made: string[] = [];
  const find = (request: ContentRequest): readonly [key: string, answer: unknown] => {
    if (request.source === 'feed') return ['listed any', { items: [texts.list] }];
    const path = getQueryValue(request, 'website_url');
    const headlines = { basic: Object.entries(texts).find(([name]) => name === path)?.[1] };
    return [`document ${path}`, { type: 'story', headlines }];
  };
  const engine = createTestEngine({
    documents: [
      testPage({
        match: { kind: 'content', type: 'story' },
        main: [{ block: 'headline' }, { block: 'feed' }],
      }),
    ],
    clock,
    changes,
    archiveVersion: async () => 'the same',
    async load(request, _signal, notes) {
      asked.push(request.source);
      const [key, answer] = find(request);
      notes?.addHeader(encodeURIComponent(key));
      return answer;
    },
    onPage: ({ from }) => void made.push(from),
  });
  const readAll = async () => {
    const pages: string[] = [];
    for (const path of PATHS) {
      pages.push(await engine.html(path));
      await settle();
    }
    return pages;
  };
  const forget = () => {
    asked.length = 0;
    made.length = 0;
  };
  return { engine, clock, changes, texts, asked, made, readAll, forget };
}

test.each([{ isDelayed: true }, { isDelayed: false }])(
  'a list on all pages is asked for once after a change that leaves it as it was (shown meanwhile: $isDelayed)',
  async ({ isDelayed }) => {
    const { changes, readAll, asked, made, forget } = openPaper();
    const before = await readAll();
    forget();
    changes.record(['document other', 'listed any']);
    if (!isDelayed) changes.endDelays();
    expect(await readAll()).toEqual(before);
    expect(asked).toEqual(['feed']);
    expect(made.slice(1)).toEqual(['memory', 'memory']);
    forget();
    expect(await readAll()).toEqual(before);
    expect([asked, made]).toEqual([[], ['memory', 'memory', 'memory']]);
  },
);

test('a page whose list was made again behind another is sent to caches like any other', async () => {
  const { changes, readAll, engine } = openPaper();
  await readAll();
  const lifetime = async (path: string) => (await engine.get(path)).headers.get('cache-control');
  const usual = await lifetime('/a/');
  changes.record(['listed any']);
  expect(await lifetime('/a/')).not.toBe(usual);
  await settle();
  expect(await Promise.all(PATHS.map(lifetime))).toEqual([usual, usual, usual]);
});

test('a list with another entry is on every page after the first reader who was sent the old one', async () => {
  const { changes, texts, readAll, asked, forget } = openPaper();
  await readAll();
  texts.list = 'Storm';
  forget();
  changes.record(['document other', 'listed any']);
  const [first, ...others] = await readAll();
  expect(first).toContain('Calm');
  for (const page of others) expect(page).toContain('Storm');
  expect(asked).toEqual(['feed']);
  expect((await readAll())[0]).toContain('Storm');
});

test('nobody is sent the old list once its time has been ended, or two seconds after the change', async () => {
  const { changes, clock, texts, engine, readAll } = openPaper();
  await readAll();
  texts.list = 'Storm';
  changes.record(['listed any']);
  changes.endDelays();
  expect(await engine.html('/b/')).toContain('Storm');
  texts.list = 'Gale';
  changes.record(['listed any']);
  clock.advance(2_000);
  expect(await engine.html('/c/')).toContain('Gale');
});

test('a story that changed together with the list is made before it is sent, and the others are not', async () => {
  const { changes, texts, readAll, engine, made, forget } = openPaper();
  await readAll();
  texts['/b/'] = 'Corrected';
  forget();
  changes.record(['document /b/', 'listed any']);
  changes.endDelays();
  await engine.html('/a/');
  expect(await engine.html('/b/')).toContain('Corrected');
  expect(await engine.html('/c/')).toContain('Third');
  expect(made).toEqual(['made', 'made', 'memory']);
});

test('a second change during the first one is told to every page', async () => {
  const { changes, texts, readAll } = openPaper();
  await readAll();
  changes.record(['listed any']);
  changes.endDelays();
  const first = await readAll();
  for (const page of first) expect(page).toContain('Calm');
  texts.list = 'Storm';
  changes.record(['listed any']);
  changes.endDelays();
  for (const page of await readAll()) expect(page).toContain('Storm');
});
