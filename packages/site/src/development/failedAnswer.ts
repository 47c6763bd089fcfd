import { errorPage, messageOf } from './errorPage.ts';

/**
 * What is answered while the site is developed and an answer could not be made: a page that shows the place, or for a call of the
 * page builder its one sentence.
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
  const [message = '', ...others] = messageOf(error).split('\n');
  const place = /\S+\.[jt]sx?:\d+:\d+/.exec(others.join('\n'))?.[0];
  const sentence = `The site could not be put together. ${message}${place === undefined ? '' : ` (${place})`}`;
  return Response.json({ message: sentence.replaceAll(`${home}/`, '') }, { status: 500 });
}
