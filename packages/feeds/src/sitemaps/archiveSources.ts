import { defineSource } from '@broadsheet/sdk-content/server';

const PATH = '/content/v4/archive';
/** The maximum number of documents in a sitemap; a day with more has several sitemaps. */
export const SITEMAP_SIZE = 500;

/** The source for the days of the archive, each with the number of its stories. */
const archiveDays = defineSource({
  name: 'archive-days',
  params: [],
  audience: 'server',
  signed: false,
  fetch: ({ get, site }) => get(`${PATH}/days`, { website: site }),
});

const archiveDay = defineSource({
  name: 'archive-day',
  params: [
    { name: 'date', kind: 'text', required: true },
    { name: 'from', kind: 'number', default: 0, min: 0 },
  ],
  audience: 'server',
  signed: false,
  fetch: ({ get, site }, { date, from }) =>
    get(`${PATH}/documents`, { website: site, date, from, size: SITEMAP_SIZE }),
});

const archiveAuthors = defineSource({
  name: 'archive-authors',
  params: [],
  audience: 'server',
  signed: false,
  fetch: ({ get, site }) => get(`${PATH}/authors`, { website: site }),
});

const archiveTags = defineSource({
  name: 'archive-tags',
  params: [],
  audience: 'server',
  signed: false,
  fetch: ({ get, site }) => get(`${PATH}/tags`, { website: site }),
});

const archiveSections = defineSource({
  name: 'archive-sections',
  params: [],
  audience: 'server',
  signed: false,
  fetch: ({ get, site }) => get(`${PATH}/sections`, { website: site }),
});

const archivePages = defineSource({
  name: 'archive-pages',
  params: [],
  audience: 'server',
  signed: false,
  fetch: ({ get, site }) => get(`${PATH}/pages`, { website: site }),
});

/** The sources of the sitemaps, to be added to the sources of a site; they are not available over HTTP. */
export const archiveSources = [
  archiveDays,
  archiveDay,
  archiveAuthors,
  archiveTags,
  archiveSections,
  archivePages,
];
