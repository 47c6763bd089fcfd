import { Hono } from 'hono';
import { HttpError, readParameters } from '@broadsheet/service-kit/http';
import type { Parameters } from '@broadsheet/service-kit/http';
import { answerWithKeys } from './changes/answerWithKeys.ts';
import { archiveRoutes } from './archive/archiveRoutes.ts';
import { FeedQueryError } from './feed/Condition.ts';
import { findAuthors, findTags } from './people.ts';
import { readCollection, readItem, readRelated, readSection } from './service.ts';
import {
  parseSearchPeriod,
  SEARCH_PAGE_SIZE,
  SEARCH_PERIODS,
  searchPublished,
  searchWords,
} from './searchService.ts';
import type { SearchPeriod } from './searchService.ts';
import type { ContentStore, DocumentScope } from './store/createContentStore.ts';

/** The largest offset of a page. Readers do not page further, and the database has to step over every row before it. */
const LAST_PLACE = 10_000;
/** The largest page sizes; a larger `size` is reduced to them. */
const LARGEST_COLLECTION_PAGE = 20;
const LARGEST_FEED_PAGE = 100;
const DEFAULT_FEED_PAGE = 10;

const getSite = (parameters: Parameters, store: ContentStore): string =>
  parameters.text('website') ?? store.site;

function getScope(parameters: Parameters, store: ContentStore): DocumentScope {
  return {
    site: getSite(parameters, store),
    includesUnpublished: !parameters.flag('published', true),
  };
}

function getPage(parameters: Parameters, fallback: number, largest: number): { from: number; size: number } {
  return {
    from: parameters.integer('from', 0, { min: 0, max: LAST_PLACE }),
    size: Math.min(parameters.integer('size', fallback, { min: 0 }), largest),
  };
}

/** Runs a query and turns its `FeedQueryError` into a response with status 400. */
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
    return answerWithKeys(context, store, (recording) =>
      readItem(recording, getScope(parameters, store), parameters),
    );
  });
  app.get('/content/v4/collections', async (context) => {
    const parameters = readParameters(context.req.url);
    const page = getPage(parameters, LARGEST_COLLECTION_PAGE, LARGEST_COLLECTION_PAGE);
    return answerWithKeys(context, store, (recording) =>
      readCollection(recording, getScope(parameters, store), parameters, page),
    );
  });
  app.get('/content/v4/related-content', async (context) => {
    const parameters = readParameters(context.req.url);
    return answerWithKeys(context, store, (recording) =>
      readRelated(recording, getScope(parameters, store), parameters.requiredText('_id')),
    );
  });
}

function addSearchRoutes(app: Hono, store: ContentStore): void {
  app.get('/content/v4/search/published', async (context) => {
    const parameters = readParameters(context.req.url);
    const page = getPage(parameters, DEFAULT_FEED_PAGE, LARGEST_FEED_PAGE);
    const site = getSite(parameters, store);
    return answerWithKeys(context, store, (recording) =>
      answerQuery(() => searchPublished(recording, site, parameters, page)),
    );
  });
  app.get('/search', async (context) => {
    const parameters = readParameters(context.req.url);
    const site = parameters.text('website_id') ?? store.site;
    const page = parameters.integer('page', 1, { min: 1, max: LAST_PLACE / SEARCH_PAGE_SIZE });
    const words = parameters.text('q') ?? '';
    const sort = searchSort(parameters.text('sort'));
    const section = parameters.text('section');
    const period = searchPeriod(parameters.text('period'));
    return answerWithKeys(context, store, (recording) =>
      answerQuery(() => searchWords(recording, { site, words, page, sort, section, period })),
    );
  });
}

function searchSort(sort: string | undefined): 'relevance' | 'date' {
  if (sort === undefined || sort === 'relevance') return 'relevance';
  if (sort === 'date') return 'date';
  throw new HttpError(400, 'The parameter "sort" must be "relevance" or "date".');
}

function searchPeriod(name: string | undefined): SearchPeriod | undefined {
  if (name === undefined) return undefined;
  const period = parseSearchPeriod(name);
  if (period === undefined)
    throw new HttpError(400, `The parameter "period" must be one of: ${SEARCH_PERIODS.join(', ')}.`);
  return period;
}

function addDirectoryRoutes(app: Hono, store: ContentStore): void {
  app.get('/tags/v2/slugs', async (context) => {
    const parameters = readParameters(context.req.url);
    const slugs = parameters.requiredText('slugs').split(',');
    return answerWithKeys(context, store, async (recording) => ({
      Payload: await findTags(recording, { site: getSite(parameters, store), slugs }),
    }));
  });
  app.get('/author/v2/author-service', async (context) => {
    const parameters = readParameters(context.req.url);
    const slug = parameters.requiredText('slug');
    return answerWithKeys(context, store, async (recording) => ({
      authors: await findAuthors(recording, { site: getSite(parameters, store), slug }),
    }));
  });
}

function addSiteRoutes(app: Hono, store: ContentStore): void {
  app.get('/site/v3/navigation/:site', async (context) => {
    const parameters = readParameters(context.req.url);
    const id = parameters.text('_id');
    return answerWithKeys(context, store, (recording) =>
      readSection(recording, requireSite(context.req.param('site')), parameters.text('hierarchy'), id),
    );
  });
  app.get('/site/v3/properties/:site', async (context) => {
    const site = requireSite(context.req.param('site'));
    const properties = await store.findSiteProperties(site);
    if (properties === undefined) {
      throw new HttpError(404, `There are no properties of the site "${site}". Import its site.json.`);
    }
    return context.json(properties);
  });
  app.get('/site/v3/settings/:site', async (context) => {
    const site = requireSite(context.req.param('site'));
    // The caller wants to know whether the settings have changed, perhaps in another process.
    store.forget();
    const [theme = {}, navigation] = await Promise.all([store.findTheme(site), store.listNavigation(site)]);
    return context.json({ theme, navigation });
  });
  app.get('/pages/v1/:site', async (context) =>
    context.json({ pages: await store.listPages(requireSite(context.req.param('site'))) }),
  );
  app.get('/redirects/v1/:site', async (context) =>
    context.json({ lists: await store.listRedirects(requireSite(context.req.param('site'))) }),
  );
}

/** Rejects a site with a NUL character, because PostgreSQL accepts none in a text. @throws HttpError 400 */
function requireSite(site: string): string {
  if (site.includes('\u0000'))
    throw new HttpError(400, 'The site in the path holds a NUL character. Leave it out.');
  return site;
}

/** Creates the endpoints of the content API, at the paths of the hosted platform. */
export function contentRoutes(store: ContentStore): Hono {
  const app = new Hono({ strict: false });
  addItemRoutes(app, store);
  addSearchRoutes(app, store);
  addDirectoryRoutes(app, store);
  addSiteRoutes(app, store);
  app.route('/', archiveRoutes(store));
  return app;
}
