/** Pages as they are while the site is developed: with the client that reloads them, and without the policy that would keep it out. */

const VITE = '<script type="module" src="/@vite/client"></script>';
/** For a page that shows blocks; the page builder follows their changes itself. */
export const RELOAD_SCRIPT = '<script type="module" src="/src/development/reloadPage.ts"></script>';

/** Pages that the page builder shows in frames without script, and asks for anew itself. */
const FRAMED = ['/pagebuilder/preview', '/pagebuilder/future'];

const isDesk = (path: string): boolean => path === '/pagebuilder' || path.startsWith('/pagebuilder/');

/** @param path of the request */
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
