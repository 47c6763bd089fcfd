/** An editor who works on the pages of a listening site, through its socket. */
import { parsePageDocument } from '@broadsheet/page-document';
import { isRecord } from '@broadsheet/client-core';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import type { ListeningSite } from './openListeningSite.ts';

const EDITOR = { email: 'ada@example.com', password: 'seven ships below cranes' };
const JSON_BODY = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

export interface EditorRoom {
  /** Makes a call; `path` is below `/pagebuilder/api`. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Sends a form to the builder, with the session. */
  post(path: string, form: URLSearchParams): Promise<Response>;
  /** Returns the cookie of the session, as a request sends it. */
  cookie(): string;
  /** Requests a page of the builder, with the session. */
  get(path: string): Promise<Response>;
  /** Saves a page of the fixtures with a heading above it. @returns the revision */
  save(id: string, heading: string): Promise<number>;
  /** Saves a page as `save` does, and publishes it. */
  publish(id: string, heading: string): Promise<void>;
}

/** Returns the document of a fixture with a heading above everything. */
export function withHeading(id: string, text: string): Readonly<Record<string, unknown>> {
  const stored = readFixture(`pages/${id}`);
  const page = parsePageDocument(stored);
  if (!isRecord(stored) || page === undefined) throw new Error(`The page "${id}" cannot be read.`);
  const added = { id: 'added', block: 'header', fields: { text }, children: [] };
  return { ...stored, areas: { ...page.areas, body: [added, ...(page.areas['body'] ?? [])] } };
}

/** Sets up the first editor, an administrator, and logs in. */
export async function openEditorRoom(site: ListeningSite): Promise<EditorRoom> {
  await site.platform.platform.editing.setUp(EDITOR);
  let cookie = '';
  const call: EditorRoom['call'] = (method, path, body) =>
    site.get(`/pagebuilder/api${path}`, {
      method,
      headers: { ...JSON_BODY, cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const login = await call('POST', '/session', EDITOR);
  cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  async function readNumber(answer: Response, name: string): Promise<number> {
    const body: unknown = await answer.json();
    const value = isRecord(body) ? body[name] : undefined;
    if (typeof value !== 'number') throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
    return value;
  }

  async function save(id: string, heading: string): Promise<number> {
    const revision = await readNumber(await call('GET', `/pages/${id}`), 'revision');
    const body = { document: withHeading(id, heading), revision };
    return readNumber(await call('PUT', `/pages/${id}/draft`, body), 'revision');
  }
  return {
    call,
    post: (path, form) =>
      site.get(path, { method: 'POST', body: form, headers: { cookie, 'sec-fetch-site': 'same-origin' } }),
    cookie: () => cookie,
    get: (path) => site.get(path, { headers: { cookie } }),
    save,
    async publish(id, heading) {
      const revision = await save(id, heading);
      await readNumber(await call('POST', `/pages/${id}/publication`, { revision }), 'number');
    },
  };
}
