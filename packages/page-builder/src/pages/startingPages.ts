/**
 * Starting pages for editors: the most common pages of a news site, made of standard blocks, with a navigation and a
 * footer. A site with another frame starts with copies of its own pages.
 */
import type { BlockNode, PageDocument } from '@broadsheet/page-document';

export interface StartingPage {
  readonly key: string;
  /** The title for editors. */
  readonly title: string;
  readonly page: Omit<PageDocument, 'id' | 'name' | 'match'>;
}

const node = (id: string, block: string, fields: BlockNode['fields'] = {}): BlockNode => ({
  id,
  block,
  fields,
  children: [],
});

const feed = (contentService: string, contentConfigValues: object) => ({
  contentService,
  contentConfigValues,
});

const navigation = [
  node('consent', 'consent'),
  node('alert', 'alert-bar'),
  node('nav', 'header-nav-chain-block', { hierarchy: 'default' }),
];
const footer = [
  node('footer', 'footer', {
    navigationConfig: feed('site-service-hierarchy', { hierarchy: 'footer' }),
  }),
];

/** The areas around every page, for a site without a front page to copy them from. */
export const standardFrame: PageDocument['areas'] = { navigation, footer };

const none = { content: undefined, meta: {} } as const;

export const startingPages: readonly StartingPage[] = [
  {
    key: 'text',
    title: 'A page of text',
    page: {
      ...none,
      pageType: 'static',
      layout: 'single-column-regular',
      areas: {
        navigation,
        body: [node('heading', 'header', { text: 'Heading' }), node('text', 'text', { text: '<p>Text</p>' })],
        footer,
      },
    },
  },
  {
    key: 'front',
    title: 'A front page of lists',
    page: {
      ...none,
      pageType: 'homepage',
      layout: 'right-rail',
      areas: {
        navigation,
        main: [
          node('latest', 'results-list', {
            listContentConfig: feed('story-feed-query', { query: '*', size: 10, offset: 0 }),
          }),
        ],
        rightrail: [node('most-read', 'most-read')],
        footer,
      },
    },
  },
  {
    key: 'story',
    title: 'A template for stories',
    page: {
      ...none,
      pageType: 'article',
      layout: 'right-rail',
      areas: {
        navigation,
        main: ['breadcrumbs', 'overline', 'headline', 'subheadline', 'byline', 'date', 'leadart']
          .map((name) => node(name, name))
          .concat([node('body', 'article-body'), node('share', 'share-bar'), node('tags', 'tag')]),
        rightrail: [node('most-read', 'most-read')],
        footer,
      },
    },
  },
  {
    key: 'section',
    title: 'A template for sections',
    page: {
      ...none,
      pageType: 'section',
      layout: 'right-rail',
      areas: {
        navigation,
        main: [
          node('title', 'section-title', { inheritGlobalContent: true }),
          node('results', 'results-list', {
            listContentConfig: feed('story-feed-sections', {
              includeSections: ':section',
              feedSize: 10,
              feedOffset: 0,
            }),
          }),
        ],
        footer,
      },
    },
  },
];
