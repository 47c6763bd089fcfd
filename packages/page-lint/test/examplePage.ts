/** Example pages for the tests: a document, blocks, and markup as the preview writes it. */
import { boolean, defineBlock, image, list, number, text, url } from '@broadsheet/block-kit';
import type { Block } from '@broadsheet/block-kit';
import { parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { checkPage } from '../src/index.ts';
import type { Finding, PageCheckOptions } from '../src/index.ts';

export const note = defineBlock({
  name: 'note',
  title: 'Note',
  group: 'Test',
  kind: 'feature',
  fields: {
    words: text({ label: 'Words', required: true }),
    size: number({ label: 'Size', max: 9 }),
    lazyLoad: boolean({ label: 'Lazy' }),
    rank: number({ label: 'Rank', default: 3 }),
    link: url({ label: 'Link' }),
    rows: list({ label: 'Rows', of: { link: url({ label: 'Link' }) } }),
  },
  hydrate: { mode: 'never' },
  Component: () => null,
});
const poster = defineBlock({
  name: 'poster',
  title: 'Poster',
  group: 'Test',
  kind: 'feature',
  fields: {
    imageDesktopURL: image({ label: 'Picture' }),
    imageDesktopAlt: text({ label: 'Alt', hidden: true }),
    imageMobileURL: image({ label: 'Picture for phones' }),
    imageMobileAlt: text({ label: 'Alt', hidden: true, default: '' }),
    posterURL: image({ label: 'Another' }),
    posterAlt: text({ label: 'Alt', hidden: true }),
    bareURL: image({ label: 'Without an alternative text' }),
  },
  hydrate: { mode: 'never' },
  Component: () => null,
});
const advert = defineBlock({
  name: 'advert',
  title: 'Advert',
  group: 'Test',
  kind: 'feature',
  fields: {},
  hydrate: { mode: 'island', name: 'advert', when: 'visible' },
  ads: {
    lacks: ({ dfpId }) => (dfpId === undefined ? { property: 'dfpId' } : undefined),
    purposes: ['advertising'],
  },
  Component: () => null,
});
const consent = defineBlock({
  name: 'consent',
  title: 'Consent',
  group: 'Test',
  kind: 'feature',
  fields: {},
  hydrate: { mode: 'never' },
  Component: () => null,
});
const single = defineBlock({
  name: 'single',
  title: 'Single',
  group: 'Test',
  kind: 'layout',
  areas: ['main'],
  fields: {},
  hydrate: { mode: 'never' },
  Component: () => null,
});

export const blocks: ReadonlyMap<string, Block> = new Map(
  [note, poster, advert, consent, single].map((block) => [block.name, block]),
);

export const node = (id: string, block = 'note', fields: unknown = { words: 'x' }) => ({ id, block, fields });

export const document = (changes: object = {}) => ({
  id: 'about',
  name: 'About',
  match: { kind: 'path', path: '/about/' },
  layout: 'single',
  areas: { main: [node('a'), node('b')] },
  ...changes,
});

export function page(changes: object = {}): PageDocument {
  const parsed = parsePageDocument(document(changes));
  if (parsed === undefined) throw new Error('The example cannot be read.');
  return parsed;
}

/** Returns the markup of a block in the preview. */
export const block = (id: string, html: string): string =>
  `<!--bs-block ${id} 1-->${html}<!--/bs-block ${id}-->`;

/** Returns the markup of a block of a shared section in the preview. */
export const part = (id: string, html: string): string => `<!--bs-part ${id}-->${html}<!--/bs-part ${id}-->`;

const HEAD = '<title>About us</title><meta name="description" content="Who we are">';

/** Returns a preview without faults, with some content added. */
export const preview = (body = '', head = HEAD): string =>
  `<!doctype html><html><head>${head}</head><body><h1>About</h1>${body}</body></html>`;

/** Checks an example page. */
export function check(
  html: string,
  { stored = document(), ...options }: Partial<PageCheckOptions> & { readonly stored?: unknown } = {},
): Promise<readonly Finding[]> {
  return checkPage(stored, {
    path: '/about/',
    blocks,
    others: [],
    site: { id: 'courier' },
    origin: 'https://paper.test',
    themeCss: '',
    now: Date.UTC(2026, 10, 20, 9),
    render: async () => ({ html, isFound: true }),
    scriptsOf: () => [],
    answers: async () => true,
    ...options,
  });
}
