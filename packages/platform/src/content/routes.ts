import { Hono } from 'hono';
import { HttpError } from '../http/HttpError.ts';
import { readParameters } from '../http/readParameters.ts';
import type { Parameters } from '../http/readParameters.ts';
import { archiveRoutes } from './archive/archiveRoutes.ts';
import { FeedQueryError } from './feed/Condition.ts';
import { findAuthors, findTags } from './people.ts';
import { readCollection, readItem, readRelated, readSection } from './service.ts';
import { SEARCH_PAGE_SIZE, searchPublished, searchWords } from './searchService.ts';
import type { ContentStore, DocumentScope } from './store/createContentStore.ts';

/** Nobody reads on beyond; a database has to count through all that lies before. */
const LAST_PLACE = 10_000;
/** Larger pages are cut to these. */
const LARGEST_COLLECTION_PAGE = 20;
const LARGEST_FEED_PAGE = 100;
const DEFAULT_FEED_PAGE = 10;

function scopeOf(parameters: Parameters, store: ContentStore): DocumentScope {
  return {
    site: parameters.text('website') ?? store.site,
    includesUnpublished: !parameters.flag('published', true),
  };
}

function pageOf(parameters: Parameters, fallback: number, largest: number): { from: number; size: number } {
  return {
    from: parameters.integer('from', 0, { min: 0, max: LAST_PLACE }),
    size: Math.min(parameters.integer('size', fallback, { min: 0 }), largest),
  };
}

/** A query that cannot be read is the caller's mistake. */
async function answerQuery<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof FeedQueryError) throw new HttpError(400, error.message, { cause: error });
    throw error;
  }
}

function addItemRoutes(app: Hono, store: ContentStore): void {
  app.get('/content/v4', async (context) => {
    const parameters = readParameters(context.req.url);
    return context.json(await readItem(store, scopeOf(parameters, store), parameters));
  });
  app.get('/content/v4/collections', async (context) => {
    const parameters = readParameters(context.req.url);
    const page = pageOf(parameters, LARGEST_COLLECTION_PAGE, LARGEST_COLLECTION_PAGE);
    return context.json(await readCollection(store, scopeOf(parameters, store), parameters, page));
  });
  app.get('/content/v4/related-content', async (context) => {
    const parameters = readParameters(context.req.url);
    return context.json(await readRelated(store, scopeOf(parameters, store), parameters.requiredText('_id')));
  });
}

function addSearchRoutes(app: Hono, store: ContentStore): void {
  app.get('/content/v4/search/published', async (context) => {
    const parameters = readParameters(context.req.url);
    const page = pageOf(parameters, DEFAULT_FEED_PAGE, LARGEST_FEED_PAGE);
    const site = parameters.text('website') ?? store.site;
    return context.json(await answerQuery(() => searchPublished(store, site, parameters, page)));
  });
  app.get('/search', async (context) => {
    const parameters = readParameters(context.req.url);
    const site = parameters.text('website_id') ?? store.site;
    const page = parameters.integer('page', 1, { min: 1, max: LAST_PLACE / SEARCH_PAGE_SIZE });
    const words = parameters.text('q') ?? '';
    const sort = searchSort(parameters.text('sort'));
    return context.json(await answerQuery(() => searchWords(store, { site, words, page, sort })));
  });
}

function searchSort(sort: string | undefined): 'relevance' | 'date' {
  if (sort === undefined || sort === 'relevance') return 'relevance';
  if (sort === 'date') return 'date';
  throw new HttpError(400, 'The parameter "sort" must be "relevance" or "date".');
}

function addDirectoryRoutes(app: Hono, store: ContentStore): void {
  app.get('/tags/v2/slugs', async (context) => {
    const slugs = readParameters(context.req.url).requiredText('slugs');
    return context.json({ Payload: await findTags(store, slugs.split(',')) });
  });
  app.get('/author/v2/author-service', async (context) => {
    const slug = readParameters(context.req.url).requiredText('slug');
    return context.json({ authors: await findAuthors(store, slug) });
  });
}

function addSiteRoutes(app: Hono, store: ContentStore): void {
  app.get('/site/v3/navigation/:site', async (context) => {
    const parameters = readParameters(context.req.url);
    const id = parameters.text('_id');
    return context.json(
      await readSection(store, siteOf(context.req.param('site')), parameters.text('hierarchy'), id),
    );
  });
  app.get('/site/v3/properties/:site', async (context) => {
    const site = siteOf(context.req.param('site'));
    const properties = await store.findSiteProperties(site);
    if (properties === undefined) {
      throw new HttpError(404, `There are no properties of the site "${site}". Import its site.json.`);
    }
    return context.json(properties);
  });
  app.get('/site/v3/settings/:site', async (context) => {
    const site = siteOf(context.req.param('site'));
    // Asked for to see whether something has changed, perhaps in another process.
    store.forget();
    const [theme = {}, navigation] = await Promise.all([store.findTheme(site), store.listNavigation(site)]);
    return context.json({ theme, navigation });
  });
  app.get('/pages/v1/:site', async (context) =>
    context.json({ pages: await store.listPages(siteOf(context.req.param('site'))) }),
  );
  app.get('/redirects/v1/:site', async (context) =>
    context.json({ lists: await store.listRedirects(siteOf(context.req.param('site'))) }),
  );
}

/** No stored text has a NUL, and PostgreSQL refuses to look for one. */
function siteOf(site: string): string {
  if (site.includes('\u0000'))
    throw new HttpError(400, 'The site in the path holds a NUL character. Leave it out.');
  return site;
}

/** Answers the content calls of a hosted platform, at the same paths. */
export function contentRoutes(store: ContentStore): Hono {
  const app = new Hono({ strict: false });
  addItemRoutes(app, store);
  addSearchRoutes(app, store);
  addDirectoryRoutes(app, store);
  addSiteRoutes(app, store);
  app.route('/', archiveRoutes(store));
  return app;
}
