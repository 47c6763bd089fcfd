import type { Files, Newspaper } from './Newspaper.ts';

interface Story {
  readonly slug: string;
  readonly headline: string;
  readonly lead: string;
  readonly text: string;
}

/** Stories that tell what to do first, so that nobody takes them for news. */
const STORIES: readonly Story[] = [
  {
    slug: 'your-first-story',
    headline: 'This is your first story',
    lead: 'It is a file of this folder. Editors write the next ones.',
    text: 'Open fixtures/stories/your-first-story.json to see what a story consists of. The files in fixtures fill an empty store once; from then on the store counts.',
  },
  {
    slug: 'a-page-of-your-own',
    headline: 'Change this page without a line of code',
    lead: 'The page builder shows every block with its fields.',
    text: 'Go to /pagebuilder/ and log in. Take a block from the palette, fill in its fields, look at the page as readers will see it, and publish.',
  },
  {
    slug: 'a-block-of-your-own',
    headline: 'The countdown beside the stories is your own block',
    lead: 'It is a component, a few fields and a test.',
    text: 'Its code is in blocks/countdown. It gets its days from the content source in sources/countdown.ts. Change either while "npm run dev" runs, and the page follows.',
  },
];

const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

function toDocument(
  { slug, headline, lead, text }: Story,
  index: number,
  { id, language }: Newspaper,
): object {
  const date = `2026-01-0${3 - index}T08:00:00Z`;
  const section = { type: 'section', _id: '/news/', _website: id, name: 'News', version: '0.10.12' };
  return {
    type: 'story',
    version: '0.10.12',
    _id: `story-${slug}`,
    canonical_url: `/news/${slug}/`,
    canonical_website: id,
    created_date: date,
    first_publish_date: date,
    publish_date: date,
    display_date: date,
    last_updated_date: date,
    headlines: { basic: headline },
    description: { basic: lead },
    language,
    taxonomy: { primary_section: section, sections: [section] },
    websites: { [id]: { website_section: section, website_url: `/news/${slug}/` } },
    content_elements: [{ _id: `${slug}-1`, type: 'text', content: text }],
  };
}

const fromSource = (contentService: string, contentConfigValues: object) => ({
  contentService,
  contentConfigValues,
});

/** A place of a page that shows a shared section. */
const reference = (section: string) => ({ id: section, block: 'shared-section', fields: { section } });

/** What stands around the content of every page: each is edited once, for all pages. */
const frame = { navigation: [reference('header')], footer: [reference('footer')] };

const sharedSection = (id: string, name: string, block: object): object => ({
  schemaVersion: 1,
  id,
  name,
  match: { kind: 'shared-section' },
  layout: 'shared-section-layout',
  areas: { blocks: [block] },
});

/** The logo, or the name of the newspaper, above every page. It has no sections yet, nor a search. */
const header = (): object =>
  sharedSection('header', 'Header', {
    id: 'nav',
    block: 'header-nav-chain-block',
    fields: {
      logoAlignment: 'center',
      ...{ leftComponentMobile1: 'none', leftComponentDesktop1: 'none', leftComponentDesktop2: 'none' },
      ...{ menuComponentMobile1: 'none', menuComponentDesktop1: 'none' },
    },
  });

const footer = (): object => sharedSection('footer', 'Footer', { id: 'appearance', block: 'appearance' });

function frontPage(): object {
  const stories = fromSource('story-feed-query', { query: 'type:story', size: 10, offset: 0 });
  return {
    schemaVersion: 1,
    id: 'home',
    name: 'Front page',
    match: { kind: 'path', path: '/' },
    pageType: 'homepage',
    layout: 'single-column-regular',
    areas: {
      ...frame,
      body: [
        { id: 'list', block: 'top-table-list', fields: { listContentConfig: stories, large: 1, medium: 2 } },
        {
          id: 'countdown',
          block: 'countdown',
          fields: { event: 'New Year', days: fromSource('countdown', { date: '2030-01-01' }) },
        },
      ],
    },
  };
}

const storyPage = (): object => ({
  schemaVersion: 1,
  id: 'article',
  name: 'Story',
  match: { kind: 'content', type: 'story' },
  pageType: 'article',
  layout: 'single-column-regular',
  areas: {
    ...frame,
    body: ['overline', 'headline', 'subheadline', 'byline', 'date', 'article-body'].map((block) => ({
      id: block,
      block,
    })),
  },
});

/** Returns the documents that fill the store at the first start. */
export function contentFiles(newspaper: Newspaper): Files {
  const { id, name, language } = newspaper;
  const stories = STORIES.map((story, index) => [
    `fixtures/stories/${story.slug}.json`,
    toJson(toDocument(story, index, newspaper)),
  ]);
  return {
    'fixtures/site.json': toJson({ id, websiteName: name, locale: language }),
    'fixtures/pages/home.json': toJson(frontPage()),
    'fixtures/pages/article.json': toJson(storyPage()),
    'fixtures/pages/header.json': toJson(header()),
    'fixtures/pages/footer.json': toJson(footer()),
    ...Object.fromEntries(stories),
  };
}
