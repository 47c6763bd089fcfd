/**
 * Request bodies that no page builder sends, for every call that changes something, through the socket of the running site.
 */
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import type { Route } from '../server/Site.ts';
import { deskFromSource } from './desk/readDeskAssets.ts';

const PAYLOAD = '"\'><script>bsx(1)</script>';
/** Names of members that the calls know, sent with values of other types and sizes. */
const NAMES = [
  'document',
  'revision',
  'match',
  'path',
  'publishAt',
  'unpublishAt',
  'email',
  'password',
  'name',
  'role',
  'roles',
  'code',
  'response',
  'isDisabled',
  'hasRedirect',
  'block',
  'reader',
  'source',
  'query',
  'caption',
  'focalPoint',
  'value',
  'address',
];
const all = (value: unknown) => JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, value])));
const BODIES = [
  '',
  'null',
  '[]',
  '"text"',
  '{',
  '{}',
  all(null),
  all(PAYLOAD),
  all([PAYLOAD]),
  all({ [PAYLOAD]: PAYLOAD, __proto__: null, id: PAYLOAD, areas: PAYLOAD }),
  all(-1),
  all(1e308),
  all(true),
  all('\u0000'),
  all('\ud800'),
  all('x'.repeat(60_000)),
  `{"document":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
];
const PATHS = ['home', 'no-such', '%00', '%ED%A0%80', '__proto__', '..%2f..%2fetc', 'x'.repeat(3_000)];

let site: ListeningSite;
let room: EditorRoom;
let routes: readonly Route[] = [];

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['pages'], desk: deskFromSource(tmpdir()) });
  room = await openEditorRoom(site);
  const { editing } = site.platform.platform;
  routes = [...site.site.routes, ...editing.routes.routes].filter(
    ({ method, path }) =>
      path.startsWith('/pagebuilder') &&
      !['GET', 'ALL'].includes(method) &&
      // A session that logs out, or ends others, cannot continue; another test covers the limits of logging in.
      !/\/(?:session|links)\b/.test(path),
  );
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

const send = ({ method }: Route, path: string, body: string) =>
  site.get(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: room.cookie(),
      // A body that is refused unread closes its connection.
      connection: 'close',
    },
    ...(body !== '' && { body }),
  });

test(
  'every call that changes something answers them in words, and the site goes on',
  { timeout: 240_000 },
  async () => {
    expect(routes.length).toBeGreaterThan(40);
    const failed: unknown[] = [];
    for (const route of routes) {
      const at = (word: string) => route.path.replaceAll(/:number\b/g, '1').replaceAll(/:\w+/g, word);
      const calls = [
        ...BODIES.map((body) => [at('no-such'), body] as const),
        ...(route.path.includes(':') ? PATHS.map((word) => [at(word), all(PAYLOAD)] as const) : []),
      ];
      for (const [path, body] of calls) {
        const answer = await send(route, path, body);
        const text = await answer.text();
        const isMarkup = answer.headers.get('content-type')?.includes('html') === true;
        const isTold = answer.status < 500 && !(isMarkup && text.includes('<script>bsx'));
        if (!isTold) failed.push([route.method, path.slice(0, 80), body.slice(0, 60), answer.status]);
      }
    }
    expect(failed).toEqual([]);
    expect(site.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    expect((await site.get('/healthz')).status).toBe(200);
    expect((await room.call('GET', '/pages')).status).toBe(200);
  },
);
