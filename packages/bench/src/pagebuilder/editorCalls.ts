/** The calls of an editor, as the page builder makes them. */

/** The environment variables that create the first editor of a measured site. */
export const EDITOR = { EDITOR_EMAIL: 'bench@example.com', EDITOR_PASSWORD: 'measured and found large' };

export interface EditorCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The path below `/pagebuilder/api`. */
  readonly path: string;
  /** Absent: none, as with every `GET`. */
  readonly body?: unknown;
  readonly cookie?: string;
}

/** Makes a call. @throws Error when the site refuses it */
export async function callEditor(
  origin: string,
  { method, path, body, cookie = '' }: EditorCall,
): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', cookie };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await fetch(`${origin}/pagebuilder/api${path}`, init);
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Logs in. @returns the session's cookie */
export async function logIn(origin: string): Promise<string> {
  const body = { email: EDITOR.EDITOR_EMAIL, password: EDITOR.EDITOR_PASSWORD };
  const session = await callEditor(origin, { method: 'POST', path: '/session', body });
  return session.headers.get('set-cookie')?.split(';')[0] ?? '';
}
