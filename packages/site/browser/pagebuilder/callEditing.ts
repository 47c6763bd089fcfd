/** The page builder's calls, made without its windows: to prepare a test, and to check its result. */
import { isRecord } from '@broadsheet/client-core';
import type { Account } from './openEditor.ts';
import { EDITOR } from './openEditor.ts';

type Body = Readonly<Record<string, unknown>>;

export interface EditingCalls {
  /** Makes a call. @param path below `/pagebuilder/api` @throws Error with the answer, when it was refused */
  call(method: string, path: string, body?: Body): Promise<Body>;
  /** Creates an account in a role. */
  join(name: string, role: string): Promise<Account>;
  /** Saves an empty draft at a path of its own. @returns its id */
  makePage(name: string): Promise<string>;
}

/** Logs the first administrator in. */
export async function callEditing(origin: string): Promise<EditingCalls> {
  let cookie = '';
  async function send(method: string, path: string, body?: Body): Promise<Response> {
    const response = await fetch(`${origin}/pagebuilder/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${(await response.text()).slice(0, 300)}`);
    return response;
  }
  async function call(method: string, path: string, body?: Body): Promise<Body> {
    const text = await (await send(method, path, body)).text();
    const answer: unknown = text === '' ? {} : JSON.parse(text);
    return isRecord(answer) ? answer : {};
  }
  const login = await send('POST', '/session', {
    email: EDITOR.EDITOR_EMAIL,
    password: EDITOR.EDITOR_PASSWORD,
  });
  cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    call,
    async join(name, role) {
      const account = {
        email: `${name.toLowerCase()}-${Date.now()}@example.com`,
        password: 'nine gulls over the pier',
      };
      const { url } = await call('POST', '/invitations', { email: account.email, role });
      await call('POST', `/links/${String(url).split('#')[1] ?? ''}`, { ...account, name });
      return account;
    },
    async makePage(name) {
      const id = `${name.toLowerCase().replaceAll(' ', '-')}-${Date.now()}`;
      const document = {
        schemaVersion: 1,
        id,
        name,
        match: { kind: 'path', path: `/${id}/` },
        layout: 'single-column-regular',
        areas: {},
      };
      await call('PUT', `/pages/${id}/draft`, { document, revision: 0 });
      return id;
    },
  };
}
