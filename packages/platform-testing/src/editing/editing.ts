/** A platform with editors whose clock and calls a test controls. */
import { tmpdir } from 'node:os';
import { createManualClock } from '@broadsheet/client-core';
import type { ManualClock } from '@broadsheet/client-core';
import { isJsonObject, listAt, parseJson, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { createPlatform } from '@broadsheet/platform';
import type { Platform } from '@broadsheet/platform';
import type { EditingOptions, Role } from '@broadsheet/editing-service';
import type { NotificationService } from '@broadsheet/service-kit/notifications';
import type { Database } from '@broadsheet/service-kit/database';

export const ORIGIN = 'https://paper.test';
export const PASSWORD = 'seven ships below cranes';

export const page = (name: string): JsonObject => ({
  schemaVersion: 1,
  id: 'home',
  name,
  match: { kind: 'path', path: '/' },
  layout: 'columns',
  areas: {},
});

export interface Answer {
  readonly status: number;
  readonly body: Json;
  /** The cookie that the response set. */
  readonly cookie: string;
}

export interface CallOptions {
  readonly cookie?: string;
  readonly body?: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
  /** The network address of the caller. Default: that of all others. */
  readonly address?: string;
}

export interface EditingRoom {
  readonly platform: Platform;
  readonly clock: ManualClock;
  /** Returns how often a publication was announced. */
  readonly published: () => number;
  /** Calls the platform; `path` is below `/pagebuilder/api`. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  login(email?: string, password?: string): Promise<Answer>;
  /** Creates the first administrator, Ada, and returns her cookie. */
  openAdmin(): Promise<string>;
  /** Creates an editor with a role, on behalf of an administrator, and returns the editor's cookie. */
  openEditor(admin: string, role: Role): Promise<string>;
  /** Saves the draft of the front page with a new name, based on a revision. */
  save(cookie: string, name: string, revision: number): Promise<Answer>;
  publish(cookie: string, revision: number): Promise<Answer>;
  /** Returns the published pages. */
  livePages(): Promise<readonly Json[]>;
}

/** Returns the token in the fragment of a one-time link. */
export const tokenIn = (url: string | undefined): string => url?.split('#')[1] ?? '';

interface RoomOptions extends EditingOptions {
  /** Brings alerts to browsers. Default: there are no notifications. */
  readonly notifications?: NotificationService;
}

function openPlatform(
  database: Database,
  clock: ManualClock,
  { notifications, ...editing }: RoomOptions,
): Platform {
  return createPlatform({
    database,
    dataDir: tmpdir(),
    site: 'paper',
    secret: 'a secret of the tests',
    clock,
    notifications,
    origin: ORIGIN,
    log: {
      error(message) {
        throw new Error(message);
      },
    },
    editing: {
      scrypt: { ln: 4, r: 8, p: 1 },
      ...editing,
    },
  });
}

export function openEditing(database: Database, setup: RoomOptions = {}): EditingRoom {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 9));
  const platform = openPlatform(database, clock, setup);
  let published = 0;
  platform.editing.connect({
    checkPage: ({ layout }) => (layout === 'columns' ? [] : [{ path: '$.layout', reason: 'no such layout' }]),
    onPublished: async () => {
      published += 1;
    },
  });
  const call: EditingRoom['call'] = async (method, path, options = {}) => {
    const { cookie = '', body, headers = {}, address = '203.0.113.7' } = options;
    const response = await platform.fetch(
      new Request(`${ORIGIN}/pagebuilder/api${path}`, {
        method,
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
      { address },
    );
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? null : parseJson(text),
      cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    };
  };
  const login: EditingRoom['login'] = (email = 'ada@example.com', password = PASSWORD) =>
    call('POST', '/session', { body: { email, password } });
  return {
    platform,
    clock,
    published: () => published,
    call,
    login,
    async openAdmin() {
      await platform.editing.setUp({ email: 'ada@example.com', password: PASSWORD });
      return (await login()).cookie;
    },
    async openEditor(admin, role) {
      const email = `${role}@example.com`;
      const { body } = await call('POST', '/invitations', { cookie: admin, body: { email, role } });
      const joining = { email, name: role, password: PASSWORD };
      return (await call('POST', `/links/${tokenIn(textAt(body, 'url'))}`, { body: joining })).cookie;
    },
    save: (cookie, name, revision) =>
      call('PUT', '/pages/home/draft', { cookie, body: { document: page(name), revision } }),
    publish: (cookie, revision) =>
      call('POST', '/pages/home/publication', { cookie, body: { revision, note: 'A note' } }),
    async livePages() {
      const response = await platform.fetch(new Request('http://platform.internal/pages/v1/paper'));
      const body = parseJson(await response.text());
      return isJsonObject(body) ? listAt(body, 'pages') : [];
    },
  };
}
