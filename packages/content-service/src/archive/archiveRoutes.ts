import { Hono } from 'hono';
import type { Context } from 'hono';
import { HttpError, readParameters } from '@broadsheet/service-kit/http';
import type { Parameters } from '@broadsheet/service-kit/http';
import { answerWithKeys } from '../changes/answerWithKeys.ts';
import type { ContentStore } from '../store/createContentStore.ts';
import { createArchiveMemory } from './createArchiveMemory.ts';
import {
  readArchiveAuthors,
  readArchiveDay,
  readArchiveDays,
  readArchivePages,
  readArchiveSections,
  readArchiveTags,
} from './readArchive.ts';

/** The largest number of documents in one response. */
const LARGEST_PAGE = 500;
const LAST_PLACE = 1_000_000;

/** Reads the parameter `date`. @throws HttpError 400 when it is not a day of the calendar */
function readDate(parameters: Parameters): string {
  const date = parameters.requiredText('date');
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(date)) return date;
  throw new HttpError(400, 'The parameter "date" must be a day such as 2026-11-20.');
}

/** Creates the endpoints that list everything a site has published, below `/content/v4/archive`. */
export function archiveRoutes(store: ContentStore): Hono {
  const app = new Hono({ strict: false });
  const days = createArchiveMemory(store, readArchiveDays);
  const authors = createArchiveMemory(store, readArchiveAuthors);
  const tags = createArchiveMemory(store, readArchiveTags);
  const sections = createArchiveMemory(store, readArchiveSections);
  const answerArchive = (context: Context, read: (recording: ContentStore) => Promise<object>) =>
    answerWithKeys(context, store, (recording) => {
      for (const key of ['listed', 'listed author', 'listed tags']) recording.recordRead?.(key);
      return read(recording);
    });
  const siteOf = (parameters: Parameters) => parameters.text('website') ?? store.site;
  app.get('/content/v4/archive/days', async (context) => {
    const parameters = readParameters(context.req.url);
    return answerArchive(context, () => days(siteOf(parameters)));
  });
  app.get('/content/v4/archive/documents', async (context) => {
    const parameters = readParameters(context.req.url);
    const page = {
      date: readDate(parameters),
      from: parameters.integer('from', 0, { min: 0, max: LAST_PLACE }),
      size: Math.min(parameters.integer('size', LARGEST_PAGE, { min: 0 }), LARGEST_PAGE),
    };
    return answerArchive(context, (recording) => readArchiveDay(recording, siteOf(parameters), page));
  });
  app.get('/content/v4/archive/authors', async (context) => {
    const parameters = readParameters(context.req.url);
    return answerArchive(context, () => authors(siteOf(parameters)));
  });
  app.get('/content/v4/archive/tags', async (context) => {
    const parameters = readParameters(context.req.url);
    return answerArchive(context, () => tags(siteOf(parameters)));
  });
  app.get('/content/v4/archive/sections', async (context) => {
    const parameters = readParameters(context.req.url);
    return answerArchive(context, () => sections(siteOf(parameters)));
  });
  app.get('/content/v4/archive/pages', async (context) => {
    const parameters = readParameters(context.req.url);
    const site = siteOf(parameters);
    return answerWithKeys(context, store, (recording) => {
      recording.recordRead?.(`pages ${site}`);
      return readArchivePages(recording, site);
    });
  });
  return app;
}
