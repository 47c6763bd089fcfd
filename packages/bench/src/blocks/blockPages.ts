/**
 * Pages for each block: one without fields and content, and one with the initial values of its form and the content that it
 * may refer to.
 */
import type { Block } from '@broadsheet/block-kit';
import { parsePageDocument } from '@broadsheet/engine';
import type { PageDocument } from '@broadsheet/engine';

export type Amount = 'minimal' | 'full';

/** The blocks about something other than a story, with the source of the page's content. */
const ABOUT: Readonly<Record<string, string>> = {
  gallery: 'content-api-gallery',
  'video-player': 'content-api-video',
  'full-author-bio': 'author-api',
  'live-blog': 'content-api-live',
  paywall: 'content-api-locked',
  'section-title': 'section-of-the-paper',
  'tag-title': 'tags-api',
};

const MANUAL = {
  headline: 'Did the surge reach your street?',
  description: 'Send us your pictures and the hour.',
  imageURL: '/media/img-storm-3.jpg',
  linkURL: '/contact/',
};

const CATEGORIES = ['News', 'Business', 'Coast', 'Culture', 'Sport', 'Food'];

/** The blocks of pictures that editors choose. */
const OF_PICTURES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  hero: {
    imageDesktopURL: '/media/img-harbour-dawn.jpg',
    imageMobileURL: '/media/img-lighthouse.jpg',
    headline: 'The Courier for somebody else',
    description: 'A year of Aldermouth, wrapped up in a card that you print or send.',
    link1Action: '/gift/',
    link1Text: 'Choose a gift',
    link1Type: 'primary',
    link2Action: '/offer/',
    link2Text: 'See what it costs',
  },
  'category-carousel': {
    headerText: 'Browse the sections',
    ...Object.fromEntries(
      CATEGORIES.flatMap((name, index) => [
        [`imageUrl_${index}`, `/media/img-${name.toLowerCase()}.jpg`],
        [`label_${index}`, name],
        [`linkUrl_${index}`, `/${name.toLowerCase()}/`],
      ]),
    ),
  },
  'quilted-image': {
    headline: 'What you read with it',
    ...Object.fromEntries(
      [1, 2, 3].flatMap((panel) => [
        [`image${panel}URL`, `/media/img-storm-${panel}.jpg`],
        [`overlay${panel}Text`, 'Investigations that stay with a story until it is told'],
        [`button${panel}Text`, 'Read the news'],
        [`item${panel}Action`, '/news/'],
      ]),
    ),
  },
};

/** The fields that an editor must fill in before a block shows anything. */
const FILLED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'extra-large-manual-promo': MANUAL,
  'large-manual-promo': MANUAL,
  'medium-manual-promo': MANUAL,
  'small-manual-promo': MANUAL,
  'masthead-block': { logoURL: '/brand/logo.svg', tagLine: 'Independent since 1868', showDate: true },
  'top-table-list': { extraLarge: 1, medium: 3, small: 4, storiesPerRowSM: 4 },
  header: { text: 'In pictures' },
  ...OF_PICTURES,
  'login-links': { showLogin: true, showForgot: true, showSignUp: true, showLoginWithoutPassword: true },
  text: {
    text: '<h2>How we work</h2><p>We name our <a href="/sources/">sources</a>.</p><ul><li>Letters</li></ul>',
  },
  htmlbox: {
    HTML: '<h2>Help us</h2><p>Write to <a href="mailto:news@example.com">the newsroom</a>.</p><ul><li>Letters</li><li>Pictures</li></ul>',
  },
  'ad-taboola': {
    placement: 'Below Article Thumbnails',
    mode: 'thumbnails-a',
    container: 'taboola-below-article',
  },
  'links-bar': {
    navigationConfig: { contentService: 'site-service-hierarchy', contentConfigValues: {} },
  },
};

/** A block on every page: a page without blocks has no main part. */
const BASE = { id: 'base', block: 'divider' };

/** The block inside a measured chain. */
const CHILD = { id: 'child', block: 'divider' };

export const isPlaced = ({ kind }: Block): boolean => kind === 'feature' || kind === 'chain';

function fullFields({ name: block, fields }: Block): Readonly<Record<string, unknown>> {
  const entries = Object.entries(fields).map(([name, field]) => {
    if (field.kind === 'content') return [name, { contentService: 'story-feed', contentConfigValues: {} }];
    return [name, field.initial ?? field.default];
  });
  const known = entries.filter(([name, value]) => value !== undefined && name !== 'lazyLoad');
  return { ...Object.fromEntries(known), ...FILLED[block] };
}

export function getPagePath(block: Block | undefined, amount: Amount): string {
  return `/${amount}/${(block?.name ?? 'nothing').toLowerCase()}/`;
}

/** Returns the page of a block. @param block absent: the page that all of them are compared with */
export function pageWith(block: Block | undefined, amount: Amount): PageDocument {
  const isFull = amount === 'full';
  const instance = block && {
    id: 'measured',
    block: block.name,
    fields: isFull ? fullFields(block) : {},
    children: block.kind === 'chain' ? [CHILD] : [],
  };
  const page = parsePageDocument({
    schemaVersion: 1,
    id: getPagePath(block, amount),
    name: 'Measured',
    match: { kind: 'path', path: getPagePath(block, amount) },
    pageType: 'article',
    ...(isFull && {
      content: { contentService: ABOUT[block?.name ?? ''] ?? 'content-api', contentConfigValues: {} },
    }),
    layout: 'single-column-regular',
    areas: { body: instance === undefined ? [BASE] : [BASE, instance] },
  });
  if (page === undefined)
    throw new Error(`The page of "${block?.name}" cannot be read; its form is another.`);
  return page;
}
