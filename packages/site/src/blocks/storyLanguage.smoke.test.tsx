import type { Block } from '@broadsheet/block-kit';
import { renderOnServer } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { newBlocks, usedBlocks } from '../../test/everyBlock.ts';
import { standardBlocks } from './standardBlocks.ts';

const HEADLINE = 'فريق الميناء يفوز 3-2 على Harbour FC';
const words = 'قصة من المرفأ';
const image = {
  type: 'image',
  url: '/media/quay.jpg',
  auth: { 2: 'token' },
  caption: words,
  alt_text: 'Quay',
};
const published = (id: string) => ({
  _id: id,
  type: 'story',
  language: 'ar',
  headlines: { basic: HEADLINE },
  label: { basic: { display: true, text: words } },
  subheadlines: { basic: words },
  description: { basic: words },
  copyright: words,
  display_date: '2026-11-20T05:40:00Z',
  credits: { by: [{ type: 'author', name: 'ليلى حداد (Leila H.)' }] },
  promo_items: { basic: image },
  embed_html: '<video src="/media/quay.mp4"></video>',
  websites: { courier: { website_url: `/${id}/`, website_section: { _id: '/sport/', name: 'Sport' } } },
});
const post = {
  type: 'element_group',
  subtype: 'live-post',
  _id: 'post',
  additional_properties: { display_date: '2026-11-22T10:00:00Z' },
  content_elements: [
    { type: 'header', level: 3, content: words },
    { type: 'text', content: words },
  ],
};
const page = {
  ...published('page'),
  subtype: 'live-blog',
  additional_properties: { is_live: true },
  content_elements: [
    { type: 'text', content: words },
    { ...published('inside'), type: 'story' },
    image,
    post,
  ],
};
const listed = ['one', 'two', 'three', 'four', 'five'].map(published);
const feed = {
  ...published('single'),
  count: 5,
  content_elements: listed,
  data: listed,
  metadata: { total_hits: 5, q: 'ferry' },
};
const galleryPage = { ...published('gallery'), type: 'gallery', content_elements: [image, image] };
/** Contains content for every source. */
const content = new Proxy<Record<string, unknown>>(
  {},
  {
    get: () => feed,
    getOwnPropertyDescriptor: () => ({ value: feed, enumerable: true, configurable: true }),
  },
);

/** Returns the fields with a source in every field for one, and all parts switched on. */
function filled(block: Block, fields: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(block.fields).flatMap(([name, { kind }]): [string, unknown][] => {
    if (kind === 'content') return [[name, { contentService: 'any', contentConfigValues: {} }]];
    return kind === 'boolean' && name.startsWith('show') ? [[name, true]] : [];
  });
  return { ...fields, ...Object.fromEntries(entries) };
}

/** Returns the texts in Arabic, alternative ones too, that no element marks as such. */
function unmarked(html: string): readonly string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (const element of root.querySelectorAll('img[alt],a[aria-label]')) {
    const text = `${element.getAttribute('alt') ?? ''}${element.getAttribute('aria-label') ?? ''}`;
    if (/\p{Script=Arabic}/u.test(text) && element.closest('[lang]')?.getAttribute('lang') !== 'ar')
      found.push(element.outerHTML);
  }
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    const isStory = /\p{Script=Arabic}/u.test(nodeValue ?? '') && parentElement?.closest('script') === null;
    const marked = parentElement?.closest('[lang]');
    if (
      isStory &&
      !(marked?.getAttribute('lang') === 'ar' && /^(rtl|auto)$/.test(marked.getAttribute('dir') ?? ''))
    )
      found.push(parentElement?.outerHTML ?? '');
  }
  return found;
}

const site = { id: 'courier', locale: 'en' };
const cases = [...newBlocks(standardBlocks), ...usedBlocks()];
const shown = new Set<string>();

test.each(cases)('marks the language of the stories that it shows: $title', async ({ node }) => {
  const block = standardBlocks.find(({ name }) => name === node.block);
  if (block === undefined) throw new Error(`There is no block "${node.block}".`);
  for (const globalContent of [page, galleryPage, { data: listed, metadata: feed.metadata }]) {
    const html = await renderOnServer(block, {
      site,
      globalContent,
      content,
      fields: filled(block, node.fields),
    });
    expect(unmarked(html)).toEqual([]);
    if (html.includes('lang="ar"')) shown.add(node.block);
  }
});

test('was asked of the blocks that show stories', () => {
  expect([...shown].toSorted()).toEqual([
    'article-body',
    'breadcrumbs',
    'byline',
    'card-list',
    'extra-large-promo',
    'gallery',
    'headline',
    'large-promo',
    'leadart',
    'live-blog',
    'medium-promo',
    'most-read',
    'numbered-list',
    'overline',
    'related-stories',
    'results-list',
    'search-results-list',
    'simple-list',
    'small-promo',
    'story-carousel',
    'subheadline',
    'top-table-list',
    'video-player',
  ]);
});

test('leaves a story in the language of the site as it is', async () => {
  const headline = standardBlocks.find(({ name }) => name === 'headline');
  if (headline === undefined) throw new Error('There is no headline.');
  const html = (language: string, locale: string) =>
    renderOnServer(headline, { site: { ...site, locale }, globalContent: { ...page, language } });
  expect(await html('en-GB', 'en-US')).not.toContain('lang=');
  expect(await html('English', 'en')).not.toContain('lang=');
  expect(await html('cy', 'en')).toContain('lang="cy" dir="ltr"');
  expect(await html('zh-Hant', 'zh-CN')).toContain('lang="zh-Hant"');
  expect(await html('en', 'ar')).toContain('lang="en" dir="ltr"');
});
