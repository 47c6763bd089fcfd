/** A block of a newer version over documents of an older one, through the socket of the running site. */
import { defineBlock, text } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { createElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standardBlocks } from '../blocks/standardBlocks.ts';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { createPageCheck } from './createPageCheck.ts';
import { createPageMigration } from './createPageMigration.ts';

/** A block whose field `text` was called `words` in an older version. */
const note = defineBlock({
  name: 'note',
  title: 'Note',
  description: 'A note',
  group: 'Test',
  kind: 'feature',
  stored: {
    formerNames: ['memo'],
    version: 2,
    migrate: [
      ({ words, ...others }) => {
        if (words === 'unreadable') throw new Error('nobody can read it');
        return { ...others, text: words };
      },
    ],
  },
  fields: { text: text({ label: 'Text', default: 'nothing' }) },
  hydrate: { mode: 'never' },
  Component: (props) => createElement('p', {}, `Note: ${props.text}`),
});

const stored = readFixture('pages/offer');
const nodes = [
  { id: 'one', block: 'note', fields: { words: 'old' }, kept: true },
  { id: 'two', block: 'note', version: 2, fields: { text: 'new' } },
  { id: 'three', block: 'note', fields: { words: 'unreadable' } },
  { id: 'four', block: 'note', version: 3, fields: { text: 'later' } },
  { id: 'five', block: 'memo', fields: { words: 'removed' } },
];
const page = { ...(isRecord(stored) && stored), areas: { body: nodes } };

const EDITOR = { email: 'ada@example.com', password: 'seven ships below cranes' };
let site: ListeningSite;

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['navigation'], blocks: [note] });
  const file = await site.folder.write('offer.json', JSON.stringify(page));
  await site.platform.platform.import([file]);
  await site.platform.platform.editing.setUp(EDITOR);
  await site.site.reload();
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

test('readers see what any version has written, and a block that cannot be migrated by its defaults', async () => {
  const html = await (await site.get('/offer/')).text();
  expect(html.match(/Note: \w+/g)).toEqual([
    'Note: old',
    'Note: new',
    'Note: nothing',
    'Note: later',
    'Note: removed',
  ]);
  expect(site.lines.join('\n')).toMatch(
    /from version 1 to 2 \(nobody can read it\).*written by its version 3/s,
  );
});

test('an editor opens the document with the installed versions', async () => {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const login = await site.get('/pagebuilder/api/session', {
    method: 'POST',
    body: JSON.stringify(EDITOR),
    headers,
  });
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const opened: unknown = await (
    await site.get('/pagebuilder/api/pages/offer', { headers: { cookie } })
  ).json();
  expect(opened).toMatchObject({
    document: {
      areas: {
        body: [
          { id: 'one', version: 2, fields: { text: 'old' }, kept: true },
          { id: 'two', version: 2, fields: { text: 'new' } },
          { id: 'three', fields: { words: 'unreadable' } },
          { id: 'four', version: 3, fields: { text: 'later' } },
          { id: 'five', block: 'note', version: 2, fields: { text: 'removed' } },
        ],
      },
    },
    updates: [{ id: 'one', block: 'note', from: 1, to: 2 }],
  });
});

test('the check names the blocks that the installed version cannot read in full', async () => {
  const room = await openEditorRoom(site);
  const opened: unknown = await (await room.call('GET', '/pages/offer')).json();
  const document = isRecord(opened) ? opened['document'] : undefined;
  const checked: unknown = await (await room.call('POST', '/check', { document, path: '/offer/' })).json();
  expect(checked).toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({
        ...{ kind: 'block-version', severity: 'warns', blockId: 'three' },
        sentence: expect.stringContaining('could not be brought from version 1 to 2'),
      }),
      expect.objectContaining({
        ...{ kind: 'block-version', severity: 'warns', blockId: 'four' },
        sentence: expect.stringContaining('stored by its version 3, and version 2 is installed'),
      }),
    ]),
  });
  expect(JSON.stringify(checked).match(/"kind":"block-version"/g)).toHaveLength(2);
});

test('saving the opened document stores it up to date, and its versions tell that apart', async () => {
  const room = await openEditorRoom(site);
  const read = async (path: string) => {
    const body: unknown = await (await room.call('GET', path)).json();
    return isRecord(body) ? body : {};
  };
  const { document, revision } = await read('/pages/offer');
  expect((await room.call('PUT', '/pages/offer/draft', { document, revision })).status).toBe(200);
  const saved = await read('/pages/offer');
  expect([saved['document'], saved['updates']]).toEqual([document, undefined]);
  expect(JSON.stringify(saved['document'])).toContain('"words":"unreadable"');
  await room.call('POST', '/pages/offer/publication', { revision: saved['revision'] });
  const [before, after] = [await read('/pages/offer/versions/1'), await read('/pages/offer/versions/2')];
  expect(before['updates']).toHaveLength(1);
  expect(after['updates']).toBeUndefined();
});

test('a document that is migrated once is the same when it is migrated again', () => {
  const migrate = createPageMigration([note]);
  const { document, problems } = migrate(page);
  expect(problems.map(({ path }) => path)).toEqual(['$.areas.body[2].fields', '$.areas.body[3].fields']);
  expect(migrate(document).document).toBe(document);
  const told = createPageCheck([note])(page, []).filter(({ path }) => path.includes('body[0]'));
  expect(told).toEqual([]);
});

test('blocks of the sample newspaper read what older releases have stored', async () => {
  const video = { websiteURL: '/nowhere/', title: 'The barrier closes', shrinkToFit: true };
  const removed = [
    { id: 'bar', block: 'header-nav', fields: { hierarchy: 'default', showSignIn: true }, children: [] },
    { id: 'film', block: 'video-promo', fields: video },
    {
      id: 'top',
      block: 'hero',
      fields: { headline: 'Read on', imageURLDesktop: '/media/img-harbour-dawn.jpg' },
    },
  ];
  const { document, problems } = createPageMigration(standardBlocks)({ ...page, areas: { body: removed } });
  expect(problems).toEqual([]);
  expect(document).toMatchObject({
    areas: {
      body: [
        { id: 'bar', block: 'header-nav-chain-block', fields: { hierarchy: 'default' } },
        { id: 'film', block: 'video-player', fields: video },
        { id: 'top', block: 'hero', version: 2, fields: { imageDesktopURL: '/media/img-harbour-dawn.jpg' } },
      ],
    },
  });
  await using old = await openSiteWith({ fixtures: ['navigation'] });
  const file = await old.folder.write('old.json', JSON.stringify({ ...page, areas: { body: removed } }));
  await old.platform.platform.import([file]);
  await old.site.reload();
  const html = await (await old.get('/offer/')).text();
  expect(html).toContain('id="main-nav"');
  // The store has no such picture, so the site's own stands in for it; a hero without one shows none.
  expect(html).toContain('<picture><source media="(min-width: 600px)"');
  expect(old.lines.join('\n')).not.toContain('is not registered');
});
