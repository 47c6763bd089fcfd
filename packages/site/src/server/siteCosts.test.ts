/**
 * What one call of somebody who is not signed in may cost on the routes of the site itself, as `routeCosts` says it of the
 * services: statements of the database, through the socket, for what is long, unknown or sent many times over.
 */
import { createVapidKeys, openDatabase } from '@broadsheet/platform';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import type { CountedDatabase } from '../../test/countStatements.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { siteCosts } from '../../test/siteCosts.ts';

const FIXTURES = ['pages', 'stories', 'authors', 'collections', 'tags', 'navigation', 'redirects'];

const ORIGIN = 'http://localhost';

let site: ListeningSite;
let database: CountedDatabase;

beforeAll(async () => {
  database = countStatements(await openDatabase({ imageFile: inject('databaseImage') }));
  site = await openSiteWith({
    fixtures: FIXTURES,
    database,
    origin: ORIGIN,
    variables: {
      SOURCE_TIMEOUT_MS: '30000',
      WEB_PUSH_KEY: createVapidKeys().privateKey,
      WEB_PUSH_CONTACT: 'mailto:desk@courier.example',
    },
  });
  const file = await site.folder.write('import/site.json', JSON.stringify(readFixture('site')));
  await site.platform.platform.import([file], { root: site.folder.path });
  await site.site.reload();
}, 180_000);
afterAll(() => site[Symbol.asyncDispose]());

/** Whether readers may call a route: not those of services, which `routeCosts` holds, and not those of editors. */
const isPublic = (route: string): boolean =>
  !/ \/(?:identity|sales|retail|pagebuilder|pf\/admin)\b/.test(route);

test('the table holds every route of the site that is open to readers, and no other', () => {
  const routes = site.site.routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => isPublic(route));
  expect([...siteCosts.keys()].toSorted()).toEqual([...new Set(routes)].toSorted());
});

test.each([...siteCosts])(
  '%s costs no more than the table says, whatever is asked for',
  async (_route, { most, calls }) => {
    for (const { method = 'GET', path, body, type = 'application/json' } of calls) {
      const before = database.statements();
      const response = await site.get(path, {
        method,
        ...(body !== undefined && { body, headers: { 'content-type': type, origin: ORIGIN } }),
      });
      await response.arrayBuffer();
      await site.platform.platform.identity.settle();
      const spent = database.statements() - before;
      expect([path.slice(0, 100), spent <= most ? 'within' : spent]).toEqual([path.slice(0, 100), 'within']);
    }
  },
  60_000,
);
