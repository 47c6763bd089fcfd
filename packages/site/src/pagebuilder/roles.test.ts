/** Every route of the page builder as every role, through the socket of the running site. */
import { tmpdir } from 'node:os';
import { isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinEditor } from '../../test/joinEditor.ts';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import type { Route } from '../server/Site.ts';
import { deskFromSource } from './desk/readDeskAssets.ts';

/** The callers of a route: everybody, a session that lacks its second factor, or a role and the roles above it. */
const CALLERS = {
  everybody: [
    'GET /pagebuilder',
    'GET /pagebuilder/*',
    'GET /pagebuilder/assets/*',
    'GET /pagebuilder/shared/:token',
    'GET /pagebuilder/api/links/:token',
    'POST /pagebuilder/api/links/:token',
    'GET /pagebuilder/api/openid',
    'GET /pagebuilder/api/openid/return',
    'GET /pagebuilder/api/sign-in-options',
    'GET /pagebuilder/api/session',
    'POST /pagebuilder/api/session',
    'DELETE /pagebuilder/api/session',
    'POST /pagebuilder/api/session/browser',
    'POST /pagebuilder/api/session/browser-link',
    'POST /pagebuilder/api/session/passkey',
    'POST /pagebuilder/api/session/passkey/options',
  ],
  unproven: ['POST /pagebuilder/api/session/second-factor'],
  viewer: [
    'POST /pagebuilder/preview',
    'GET /pagebuilder/future',
    'POST /pagebuilder/api/preview',
    'POST /pagebuilder/api/check',
    'POST /pagebuilder/api/address-check',
    'GET /pagebuilder/api/catalogue',
    'GET /pagebuilder/api/images',
    'GET /pagebuilder/api/images/:id',
    'GET /pagebuilder/api/images/:id/uses',
    'GET /pagebuilder/api/image-tags',
    'GET /pagebuilder/api/setting-choices',
    'GET /pagebuilder/api/sources',
    'POST /pagebuilder/api/sources/query',
    'POST /pagebuilder/api/sources/items',
    'POST /pagebuilder/api/sources/search',
    'GET /pagebuilder/api/usage',
    'GET /pagebuilder/api/account',
    'GET /pagebuilder/api/account/favourites',
    'PUT /pagebuilder/api/account/favourites/:block',
    'DELETE /pagebuilder/api/account/favourites/:block',
    'GET /pagebuilder/api/alert',
    'GET /pagebuilder/api/collections',
    'POST /pagebuilder/api/account/authenticators',
    'POST /pagebuilder/api/account/authenticators/options',
    'PATCH /pagebuilder/api/account/factors/:id',
    'DELETE /pagebuilder/api/account/factors/:id',
    'POST /pagebuilder/api/account/passkeys',
    'POST /pagebuilder/api/account/passkeys/options',
    'POST /pagebuilder/api/account/password',
    'POST /pagebuilder/api/account/recovery-codes',
    'DELETE /pagebuilder/api/account/sessions',
    'DELETE /pagebuilder/api/account/sessions/:id',
    'GET /pagebuilder/api/deleted-pages',
    'GET /pagebuilder/api/experiments/:id',
    'GET /pagebuilder/api/pages',
    'GET /pagebuilder/api/pages/:id',
    'PUT /pagebuilder/api/pages/:id/presence',
    'DELETE /pagebuilder/api/pages/:id/presence',
    'GET /pagebuilder/api/pages/:id/changed-pages',
    'GET /pagebuilder/api/pages/:id/reach',
    'GET /pagebuilder/api/pages/:id/schedule',
    'GET /pagebuilder/api/pages/:id/versions',
    'GET /pagebuilder/api/pages/:id/versions/:number',
    'GET /pagebuilder/api/schedules',
    'GET /pagebuilder/api/settings',
    'GET /pagebuilder/api/settings/:id',
    'GET /pagebuilder/api/settings/:id/versions',
    'GET /pagebuilder/api/settings/:id/schedule',
    'GET /pagebuilder/api/deleted-settings',
    'GET /pagebuilder/api/settings/:id/versions/:number',
    'GET /pagebuilder/api/subjects',
  ],
  editor: [
    'POST /pagebuilder/api/images',
    'PATCH /pagebuilder/api/images/:id',
    'PUT /pagebuilder/api/pages/:id/draft',
    'DELETE /pagebuilder/api/pages/:id/draft',
    'DELETE /pagebuilder/api/pages/:id',
    'POST /pagebuilder/api/pages/:id/move',
    'POST /pagebuilder/api/pages/:id/restoration',
    'GET /pagebuilder/api/pages/:id/preview-links',
    'POST /pagebuilder/api/pages/:id/preview-links',
    'DELETE /pagebuilder/api/pages/:id/preview-links/:link',
    'PUT /pagebuilder/api/settings/:id/draft',
    'DELETE /pagebuilder/api/settings/:id/draft',
    'DELETE /pagebuilder/api/settings/:id',
    'POST /pagebuilder/api/settings/:id/restoration',
  ],
  publisher: [
    'POST /pagebuilder/api/images/:id/file',
    'DELETE /pagebuilder/api/images/:id',
    'POST /pagebuilder/api/alert',
    'DELETE /pagebuilder/api/alert',
    'POST /pagebuilder/api/pages/:id/publication',
    'DELETE /pagebuilder/api/pages/:id/publication',
    'PUT /pagebuilder/api/pages/:id/schedule',
    'DELETE /pagebuilder/api/pages/:id/schedule',
    'POST /pagebuilder/api/pages/:id/versions/:number/restoration',
    'POST /pagebuilder/api/settings/:id/publication',
    'PUT /pagebuilder/api/settings/:id/schedule',
    'DELETE /pagebuilder/api/settings/:id/schedule',
    'POST /pagebuilder/api/settings/:id/versions/:number/restoration',
  ],
  administrator: [
    'GET /pagebuilder/api/audit',
    'GET /pagebuilder/api/audit/export',
    'GET /pagebuilder/api/editors',
    'GET /pagebuilder/api/operation',
    'PATCH /pagebuilder/api/editors/:id',
    'DELETE /pagebuilder/api/editors/:id/factors',
    'POST /pagebuilder/api/editors/:id/password-link',
    'POST /pagebuilder/api/invitations',
    'DELETE /pagebuilder/api/invitations/:id',
    'PUT /pagebuilder/api/second-factor-roles',
  ],
} as const;

/** The patterns of middleware, and those handed to the platform, whose own routes are listed above. */
const PASSED = [
  '/*',
  '/pagebuilder/*',
  '/pagebuilder/api/*',
  '/pagebuilder/api/images',
  '/pagebuilder/api/images/:id/file',
];

let site: ListeningSite;
let routes: readonly Route[] = [];
const cookies = new Map<string, string>();

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const isEditors = ({ path }: Route) => path === '/*' || path.startsWith('/pagebuilder');

function call({ method, path }: Route, cookie: string, fetchSite = 'same-origin') {
  const url = path.replace(/:number\b/, '99').replace(/:\w+|\*/g, 'none');
  return site.get(url, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': fetchSite, cookie },
    ...(method !== 'GET' && { body: '{}' }),
  });
}

/** Returns whether a call was admitted, whatever its handler responds: refused calls have messages of their own. */
async function isAdmitted(route: Route, cookie: string): Promise<boolean> {
  const answer = await call(route, cookie);
  if (answer.status !== 401 && answer.status !== 403) return true;
  const body: unknown = await answer.json();
  return !(
    isRecord(body) &&
    /^You are not logged in|^This needs the role|second factor/.test(String(body['message']))
  );
}

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['pages'], desk: deskFromSource(tmpdir()) });
  const room = await openEditorRoom(site);
  cookies.set('everybody', '');
  for (const role of ['viewer', 'editor', 'publisher']) cookies.set(role, await joinEditor(site, room, role));
  cookies.set('administrator', room.cookie());
  const { editing } = site.platform.platform;
  const all = [...site.site.routes, ...editing.routes.routes].filter(isEditors);
  // After logging out, the session can make no other call.
  const isLast = (route: Route) => nameOf(route) === 'DELETE /pagebuilder/api/session';
  routes = [...all.filter((route) => !isLast(route)), ...all.filter(isLast)];
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

test('no route answers every method, but for what all requests pass', () => {
  const paths = routes.filter(({ method }) => method === 'ALL').map(({ path }) => path);
  expect([...new Set(paths)].toSorted()).toEqual(PASSED.toSorted());
});

test('a page of another site changes nothing, whoever has it open', async () => {
  const changing = routes.filter(({ method }) => method !== 'GET' && method !== 'ALL');
  expect(changing.length).toBeGreaterThan(20);
  for (const route of changing) {
    const answer = await call(route, cookies.get('administrator') ?? '', 'cross-site');
    expect([nameOf(route), answer.status]).toEqual([nameOf(route), 403]);
  }
});

// A retry cannot continue after the log-out.
test(
  'every route is open to the callers that are stated for it, and to nobody below',
  { retry: 0, timeout: 180_000 },
  async () => {
    const found: Record<string, string> = {};
    for (const route of routes.filter(({ method }) => method !== 'ALL')) {
      const admitted: string[] = [];
      for (const [role, cookie] of cookies) if (await isAdmitted(route, cookie)) admitted.push(role);
      const roles = [...cookies.keys()];
      expect([nameOf(route), admitted]).toEqual([nameOf(route), roles.slice(roles.length - admitted.length)]);
      found[nameOf(route)] = admitted[0] ?? 'unproven';
    }
    const stated = Object.entries(CALLERS).flatMap(([caller, names]) => names.map((name) => [name, caller]));
    expect(found).toEqual(Object.fromEntries(stated));
  },
);
