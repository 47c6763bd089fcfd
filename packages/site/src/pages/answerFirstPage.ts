/**
 * The front page of a newspaper that has no pages yet: what its operator does first. It is written in English and no phrases,
 * like all that the command line says, and no reader sees it.
 */
import { addBase } from '@broadsheet/client-core';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
  body { padding: 3rem 1rem; }
  main { max-inline-size: 40rem; margin-inline: auto; display: grid; gap: 1.5rem; }
  ol { display: grid; gap: 1rem; padding-inline-start: 1.5rem; }
  a { text-decoration: underline; color: var(--bs-brand); }
  code { font: 0.9em var(--bs-mono); background: var(--bs-tint); padding: 0.15em 0.35em; overflow-wrap: anywhere; }`;

export interface FirstPage {
  /** The name of the newspaper, if it has one. */
  readonly name: string | undefined;
  /** The style sheet of the theme. */
  readonly themeCss: string;
  /** The path of the site on its origin, or an empty text. */
  readonly basePath: string;
}

export function answerFirstPage({ name = 'Your newspaper', themeCss, basePath }: FirstPage): Response {
  const builder = escape(addBase('/pagebuilder/', basePath));
  const title = escape(name);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${themeCss}${STYLE}</style>
</head>
<body>
<main>
<h1>${title} has no pages yet</h1>
<p>It runs, and readers who come here see this page. This is how it begins:</p>
<ol>
<li>Set up the first editor: the terminal in which the newspaper was started shows a link. It makes you the administrator.</li>
<li>Bring stories, authors and navigation: <code>npx broadsheet import stories/</code>. It takes exports of WordPress and Ghost, and
feeds, too.</li>
<li>Make the first page: log in to <a href="${builder}">the page builder</a>, add a page for the address <code>/</code>, and
publish it. Page documents can be imported as well.</li>
</ol>
<p>This page goes when the first page is published.</p>
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
