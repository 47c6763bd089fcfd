import { errorPage, toPlainMessage } from './errorPage.ts';

/**
 * Returns the response for a request that failed during development: a page that shows the place in the source, or one
 * sentence for a call of the page builder.
 */
export function failedAnswer(
  error: unknown,
  { home, path }: { readonly home: string; readonly path: string },
): Response {
  if (!path.startsWith('/pagebuilder/api/'))
    return new Response(errorPage(error, { home }), {
      status: 500,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  const [message = '', ...others] = toPlainMessage(error).split('\n');
  const place = /\S+\.[jt]sx?:\d+:\d+/.exec(others.join('\n'))?.[0];
  const sentence = `The site could not be put together. ${message}${place === undefined ? '' : ` (${place})`}`;
  return Response.json({ message: sentence.replaceAll(`${home}/`, '') }, { status: 500 });
}
