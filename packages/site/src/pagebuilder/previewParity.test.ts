/**
 * The preview shows the page that readers get: compares the markup of every block of the workspace, as it is inserted and
 * as the sample newspaper uses it, through the socket of the running site.
 */
import { parsePageDocument } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import { isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filledChains, newBlocks, pageWith, splitCases, usedBlocks } from '../../test/everyBlock.ts';
import type { BlockCase } from '../../test/everyBlock.ts';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { readRevision } from '../../test/readRevision.ts';
import { standardBlocks } from '../blocks/standardBlocks.ts';

/** The blocks whose preview differs on purpose, and why. A block that no longer differs must be removed from the table. */
const ON_PURPOSE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'SubscriptionProfileManagement',
      'account-management',
      'change-plan',
      'order-history',
      'personal-data',
      'profile',
      'redeem',
      'sessions',
      'subscription-sharing',
      'updatePaymentMethod',
    ].map((name) => [
      name,
      'An editor has no account as a reader: nothing of one is asked for, and a line says what stands there.',
    ]),
  ),
  checkout: 'No cart is asked for; a line says what stands there.',
  'gift-subscription': 'No offer is asked for; a line names the campaign.',
  offer: 'No offer is asked for; a line names the campaign.',
  ads: 'No ad is asked for; name, slot and sizes stand in its place, also where the site has no ad server.',
  'ad-taboola': 'No recommendations are asked for; a line names the placement.',
  'category-carousel': 'Shows nothing to readers before it has enough items, which a note says.',
  'story-carousel': 'Shows nothing to readers before it has enough items, which a note says.',
  'quilted-image': 'Panels that are not complete have no place on the page, and one here, to be filled in.',
  'newsletter-signup': 'Its form has no address: what an editor sends goes nowhere.',
  'reset-password': 'Readers see its form with a link out of a mail alone; editors see it always.',
  'social-sign-on': 'The buttons come with their vendors; editors see those that are chosen.',
};

const STORY = '/coast/2026/11/20/saltgate-barrier-is-sinking/';
const STORY_ID = 'story-saltgate-sinking';
const CONTENT = { contentService: 'content-api', contentConfigValues: { website_url: STORY } };
const PATH = '/every-block/';

let site: ListeningSite;
let room: EditorRoom;

beforeAll(async () => {
  site = await openSiteWith({
    // On a busy machine no source may time out, so that the complete content is compared.
    variables: { SOURCE_TIMEOUT_MS: '20000' },
    fixtures: [
      'site',
      'navigation',
      'pages/not-found',
      'stories',
      'authors',
      'tags',
      'galleries',
      'videos',
      'collections',
    ],
  });
  room = await openEditorRoom(site);
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

async function readPreview(document: PageDocument): Promise<string> {
  const body = new URLSearchParams({ draft: JSON.stringify({ document, path: PATH }) });
  const headers = { cookie: room.cookie(), 'sec-fetch-site': 'same-origin' };
  return (await site.get('/pagebuilder/preview', { method: 'POST', body, headers })).text();
}

/** Reads the page as a reader who has scrolled to its end: lazy blocks are fetched as a browser does. */
async function readAsReader(): Promise<string> {
  let html = await (await site.get(PATH)).text();
  for (const [element, instance = '', level = ''] of html.matchAll(
    /<bs-lazy data-instance="([^"]*)" data-level="(\d)"><\/bs-lazy>/g,
  )) {
    const requested = new URLSearchParams({ path: PATH, instance, level });
    const answer: unknown = await (await site.get(`/_broadsheet/block?${requested}`)).json();
    html = html.replace(element, () => (isRecord(answer) ? String(answer['html']) : ''));
  }
  return html;
}

/** Removes the builder's edit marks, the rooms of blocks that came late, and the counters in class names, which differ at each render. */
const plain = (html: string): string =>
  html
    .replaceAll(/<!--\/?bs-[^>]*-->/g, '')
    .replaceAll(/<\/?bs-room[^>]*>/g, '')
    .replaceAll(/ data-bs-(?:edit|drop)="[^"]*"/g, '')
    .replaceAll(/ class="[^"]*"/g, '');

async function publish(document: PageDocument): Promise<unknown> {
  const path = `/pages/${document.id}`;
  const before: unknown = await (await room.call('GET', path)).json();
  const saved = await room.call('PUT', `${path}/draft`, { document, revision: readRevision(before) });
  expect(saved.status).toBe(200);
  const reloaded: unknown = await (await room.call('GET', path)).json();
  const revision = readRevision(await saved.json());
  expect((await room.call('POST', `${path}/publication`, { revision })).status).toBe(200);
  return isRecord(reloaded) ? reloaded['document'] : undefined;
}

/** The names of the blocks whose preview differed in any of their uses. */
const different = new Set<string>();
const nameOf = ({ node }: BlockCase): string => node.block;
const differsOnPurpose = ({ block }: BlockNode): boolean => Object.hasOwn(ON_PURPOSE, block);
/** Returns whether a block, or one inside it, differs on purpose. */
const isExcused = (node: BlockNode): boolean => differsOnPurpose(node) || node.children.some(isExcused);

/** Lists the levels of the headings in some markup, the highest first; also of those that a script shows later. */
const listHeadings = (html = ''): readonly string[] =>
  [...html.matchAll(/<h([1-6])\b/g)].map(([, level = '']) => level).toSorted();

describe.each([
  ['as they are dropped', newBlocks(standardBlocks)],
  ['chains with blocks and chains in them', filledChains(standardBlocks)],
  ['as the sample newspaper uses them', usedBlocks()],
])('all blocks, %s', (_, cases) => {
  const document = pageWith(cases, { content: CONTENT });
  let preview = '';
  let previewed: ReadonlyMap<number, string>;
  let read: ReadonlyMap<number, string>;

  test('are saved, and come back the same', async () => {
    const reloaded = await publish(document);
    expect(reloaded).toEqual(JSON.parse(JSON.stringify(document)));
    expect(parsePageDocument(reloaded)).toEqual(document);
  });

  test('are shown, and none fails', async () => {
    preview = await readPreview(document);
    [previewed, read] = [splitCases(plain(preview)), splitCases(plain(await readAsReader()))];
    expect(previewed.size).toBe(cases.length);
    expect(read.size).toBe(cases.length);
    expect(preview.match(/data-block-error="[^"]*">[^<]*/g)).toBeNull();
    expect(site.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test('look in the preview as to readers, but for those that differ on purpose', () => {
    const differing = cases.filter((_case, index) => previewed.get(index) !== read.get(index));
    for (const each of differing) different.add(nameOf(each));
    expect(differing.filter(({ node }) => !isExcused(node)).map(nameOf)).toEqual([]);
  });

  test('have their highest heading in the preview too, where the check of a page looks for it', () => {
    const lacking = cases.filter((_case, index) => {
      const [level] = listHeadings(read.get(index));
      return level !== undefined && !listHeadings(previewed.get(index)).includes(level);
    });
    expect(lacking.map(nameOf)).toEqual([]);
  });
});

test('every block that is said to differ does', () => {
  expect(Object.keys(ON_PURPOSE).filter((name) => !different.has(name))).toEqual([]);
});

test('what editors see and readers do not: a wall, the rule of the logo, the place of an ad', async () => {
  const node = (id: string, fields: Readonly<Record<string, unknown>>) => ({
    id,
    block: id,
    fields,
    children: [],
  });
  const document = pageWith([], {
    areas: {
      body: [
        node('header-nav-chain-block', { logoAlignment: 'center', horizontalLinksHierarchy: 'links-bar' }),
        node('paywall', { adminViewState: 'showPaywall', payReasonPrompt: 'Only for subscribers.' }),
        node('ads', { adType: '300x250' }),
      ],
    },
  });
  const preview = await readPreview(document);
  await publish(document);
  const seen = [/Only for subscribers\./, /<p[^>]*>[^<]*logo[^<]*<\/p>/i, /data-ad-placeholder/];
  const html = await (await site.get(PATH)).text();
  expect(seen.map((text) => text.test(preview))).toEqual([true, true, true]);
  expect(seen.map((text) => text.test(html.split('bs-data')[0] ?? ''))).toEqual([false, false, false]);
});

test('a text that is changed in its place is what readers get of this story, and not of another', async () => {
  const promo = (id: string, story: string) => ({
    id,
    block: 'large-promo',
    fields: {
      itemContentConfig: CONTENT,
      storyTexts: { _id: story, 'headlines.basic': `Words of <${id}>`, 'description.basic': 'Ours.' },
    },
    children: [],
  });
  const document = pageWith([], { areas: { body: [promo('mine', STORY_ID), promo('stale', 'another')] } });
  const preview = await readPreview(document);
  expect(preview).toContain(`data-bs-edit="storyTexts headlines.basic ${STORY_ID}"`);
  expect(preview).toContain('data-bs-drop="imageOverrideURL"');
  await publish(document);
  const html = await (await site.get(PATH)).text();
  expect(html).toContain('Words of &lt;mine&gt;');
  expect(html.match(/Ours\./g)).toHaveLength(1);
  expect(html).not.toContain('Words of &lt;stale');
});

test('nothing of the builder reaches a reader', async () => {
  const html = await (await site.get(PATH)).text();
  expect(html).not.toMatch(
    /<!--\/?bs-|data-bs-(?:edit|drop)|pagebuilder|data-block-error|data-ad-placeholder/,
  );
});
