/** Changes pages during development: adds the client that reloads them, and removes the policy that would block it. */

const VITE = '<script type="module" src="/@vite/client"></script>';
/** The script that reloads a page with blocks; the page builder follows their changes itself. */
export const RELOAD_SCRIPT = '<script type="module" src="/src/development/reloadPage.ts"></script>';

/** Pages that the page builder shows in frames without script, and reloads itself. */
const FRAMED = ['/pagebuilder/preview', '/pagebuilder/future'];

const isDesk = (path: string): boolean => path === '/pagebuilder' || path.startsWith('/pagebuilder/');

/** Returns a response with the reload scripts, if it is a page that needs them. @param path the path of the request */
export async function withReload(response: Response, path: string): Promise<Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (!isPage || FRAMED.includes(path)) return response;
  const script = isDesk(path) ? VITE : RELOAD_SCRIPT;
  const html = (await response.text()).replace('</head>', () => `${script}</head>`);
  const headers = new Headers(response.headers);
  for (const name of ['content-security-policy', 'content-length', 'etag', 'content-encoding'])
    headers.delete(name);
  headers.set('cache-control', 'no-store');
  return new Response(html, { status: response.status, headers });
}
