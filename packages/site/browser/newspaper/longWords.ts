/** Documents whose texts are words that are longer than a line on a phone, as German and Finnish have them. */
import { isRecord } from '@broadsheet/client-core';
import { readFixture } from './fixtures.ts';

export const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** The members with texts for readers, in documents of every kind. */
const TEXTS = new Set([
  ...['basic', 'text', 'content', 'caption', 'subtitle', 'alt_text'],
  ...['name', 'display_name', 'byline', 'bio', 'longBio', 'role', 'description'],
]);

/** Returns a document with the long word for each of its texts. */
export function withLongWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLongWords);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      TEXTS.has(key) && typeof member === 'string' ? LONG_WORD : withLongWords(member),
    ]),
  );
}

const feed = {
  contentService: 'story-feed-query',
  contentConfigValues: { query: 'type:story', size: 5 },
};
const item = {
  contentService: 'content-api',
  contentConfigValues: { website_url: '/coast/climate/2026/11/19/a-week-after-the-surge/' },
};
const PICTURE = '/media/img-storm-1.jpg';
const manual = {
  headline: LONG_WORD,
  description: LONG_WORD,
  overline: LONG_WORD,
  imageURL: PICTURE,
  linkURL: '/',
};
const list = { title: LONG_WORD, listContentConfig: feed };

/** Returns the fields of the numbered parts of a block: for each number those that `write` names. */
const numbered = (numbers: readonly number[], write: (number: number) => object): object =>
  Object.assign({}, ...numbers.map(write));

type Block = readonly [name: string, fields: object, children?: readonly Block[]];

const BLOCKS: readonly Block[] = [
  ['header', { text: LONG_WORD, size: 'Extra Large' }],
  ['card-list', list],
  ['numbered-list', list],
  ['simple-list', list],
  ['story-carousel', { headerText: LONG_WORD, carouselContentConfig: feed }],
  ...['overlay', 'stacked'].map((layout): Block => [
    'hero',
    {
      ...{ layout, headline: LONG_WORD, subHeadline: LONG_WORD, description: LONG_WORD },
      ...{ link1Action: '/', link1Text: LONG_WORD, imageDesktopURL: PICTURE, imageMobileURL: PICTURE },
    },
  ]),
  [
    'quilted-image',
    numbered([1, 2, 3], (n) => ({
      ...{ [`image${n}URL`]: PICTURE, [`overlay${n}Text`]: LONG_WORD },
      ...{ [`button${n}Text`]: LONG_WORD, [`item${n}Action`]: '/' },
    })),
  ],
  [
    'category-carousel',
    numbered([0, 1, 2, 3], (n) => ({
      ...{ [`imageUrl_${n}`]: PICTURE, [`label_${n}`]: LONG_WORD, [`linkUrl_${n}`]: '/' },
    })),
  ],
  ...['extra-large', 'large', 'medium', 'small'].flatMap((size): readonly Block[] => [
    [`${size}-promo`, { itemContentConfig: item }],
    [`${size}-manual-promo`, manual],
  ]),
  [
    'quad-chain',
    { heading: LONG_WORD, columnOne: 1, columnTwo: 1, columnThree: 1 },
    [
      ['small-promo', { itemContentConfig: item }],
      ['simple-list', list],
      ['numbered-list', list],
      ['card-list', list],
    ],
  ],
  ['results-list', { listContentConfig: feed, showItemOverline: true }],
];

let written = 0;
function toBlock([block, fields, children]: Block): object {
  written += 1;
  return { id: `b${written}`, block, fields, ...(children && { children: children.map(toBlock) }) };
}

/** A page at `/long-words/` with every block that shows lists, stories or texts of editors. */
export const LONG_WORDS_PAGE = {
  schemaVersion: 1,
  id: 'long-words',
  name: 'Long words',
  match: { kind: 'path', path: '/long-words/' },
  pageType: 'homepage',
  layout: 'single-column-regular',
  areas: { navigation: [], fullWidth: [], body: BLOCKS.map(toBlock), footer: [] },
};

/** Returns the documents that the newspaper gets: a German site with long words in a story, its author and the menus. */
export async function readLongWords(): Promise<readonly unknown[]> {
  const texts = ['stories/coast/a-week-after-the-surge.json', 'authors/joss-tanaka.json'];
  const menus = ['navigation/default.json', 'navigation/footer.json'];
  const documents = await Promise.all([...texts, ...menus].map(readFixture));
  return [
    ...documents.map(withLongWords),
    { ...(await readFixture('site.json')), locale: 'de' },
    LONG_WORDS_PAGE,
  ];
}
