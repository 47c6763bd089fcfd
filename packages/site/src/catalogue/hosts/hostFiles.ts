/**
 * The files of each host, as the applications of `packages/hosts` run them with packed packages; only `every/`, their folder for
 * what all of them share, is left out of the addresses. A test compares the two.
 */

export const nodeServer = `import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { collectStyles } from '@broadsheet/ui/server';
import { renderToString } from 'react-dom/server';
import { loadNews } from './loadNews.ts';
import { NewsPage } from './NewsPage.tsx';

async function answerPage(path: string, response: ServerResponse): Promise<void> {
  const news = await loadNews(path);
  const { result, head } = await collectStyles((collect) =>
    renderToString(collect(<NewsPage news={news} />)),
  );
  const data = JSON.stringify(news).replaceAll('<', '\\\\u003c');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(\`<!doctype html><html lang="\${news.locale}"><head><meta charset="utf-8"><title>Host</title>\${head}</head>
    <body><div id="root">\${result}</div><script type="application/json" id="news">\${data}</script>
    <script type="module" src="/scripts/client.js"></script></body></html>\`);
}

async function answer(path: string, response: ServerResponse): Promise<void> {
  const [, script] = /^\\/scripts\\/([\\w.-]+\\.js)$/.exec(path) ?? [];
  if (script === undefined) return answerPage(path, response);
  response.setHeader('content-type', 'text/javascript');
  response.end(await readFile(new URL(\`../public/\${script}\`, import.meta.url)));
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  answer(pathname, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(Number(process.env['PORT']));`;

export const nodeClient = `import { hydrateRoot } from 'react-dom/client';
import { NewsPage } from './NewsPage.tsx';

const root = document.querySelector('#root');
const data = document.querySelector('#news');
if (root === null || data === null) throw new Error('The page has no application.');
hydrateRoot(root, <NewsPage news={JSON.parse(data.textContent ?? '')} />);`;

export const nodeBundle = `import process from 'node:process';

export default {
  input: 'dist/client.js',
  output: { dir: 'public', entryFileNames: 'client.js', minify: true },
  transform: { define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') } },
};`;

export const vitePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Host</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/client.tsx"></script>
  </body>
</html>`;

export const viteClient = `import { createRoot } from 'react-dom/client';
import { loadNews } from './loadNews.ts';
import { NewsPage } from './NewsPage.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no application.');
const news = await loadNews(location.pathname);
createRoot(root).render(<NewsPage news={news} />);`;

export const nextStyles = `'use client';
import { useServerInsertedHTML } from 'next/navigation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export function StyleRegistry({ children }: { readonly children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  if (typeof window !== 'undefined') return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}`;

export const nextLayout = `import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { StyleRegistry } from './StyleRegistry';

export const metadata: Metadata = { title: 'Host' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}`;

export const nextClient = `'use client';
import type { HostLinkProps } from '@broadsheet/block-kit';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { News } from '../loadNews.ts';
import { NewsPage } from '../NewsPage.tsx';

const RouterLink = (props: HostLinkProps) => <Link {...props} />;

export function RoutedPage({ news }: { readonly news: News }) {
  const { push } = useRouter();
  return <NewsPage news={news} Link={RouterLink} navigate={push} />;
}`;

export const nextPage = `import { loadNews } from '../../loadNews.ts';
import { RoutedPage } from '../RoutedPage';

export const dynamic = 'force-dynamic';

export default async function Page({
  params,
}: {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
}) {
  const { path = [] } = await params;
  return <RoutedPage news={await loadNews(['', ...path, ''].join('/'))} />;
}`;

export const routerEntry = `import { collectStyles } from '@broadsheet/ui/server';
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { result, head } = await collectStyles(async (collect) => {
    const stream = await renderToReadableStream(
      collect(<ServerRouter context={context} url={request.url} />),
    );
    await stream.allReady;
    return new Response(stream).text();
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(
    result.replace('</head>', () => \`\${head}</head>\`),
    {
      status,
      headers,
    },
  );
}`;

export const routerRoutes = `import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/page.tsx', { id: 'front' }),
  route('*', 'routes/page.tsx', { id: 'page' }),
] satisfies RouteConfig;`;

export const routerPage = `import type { HostLinkProps } from '@broadsheet/block-kit';
import { Link, useNavigate } from 'react-router';
import type { Route } from './+types/page';
import { loadNews } from '../loadNews.ts';
import { NewsPage } from '../NewsPage.tsx';

export const loader = ({ request }: Route.LoaderArgs) => loadNews(new URL(request.url).pathname);

const RouterLink = ({ href, ...rest }: HostLinkProps) => <Link to={href} {...rest} />;

export default function Page({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  return <NewsPage news={loaderData} Link={RouterLink} navigate={navigate} />;
}`;

export const astroPage = `---
import { collectStyles } from '@broadsheet/ui/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { loadNews } from '../loadNews.ts';
import { NewsPage } from '../NewsPage.tsx';
const news = await loadNews(Astro.url.pathname);
const { result, head } = await collectStyles((collect) => renderToString(collect(createElement(NewsPage, { news }))));
const data = JSON.stringify(news).replaceAll('<', '\\\\u003c');
---
<html lang={news.locale}>
  <head>
    <meta charset="utf-8" />
    <title>Host</title>
    <Fragment set:html={head} />
  </head>
  <body>
    <div id="blocks" set:html={result} />
    <script type="application/json" id="news" is:inline set:html={data} />
    <script>
      import { createElement } from 'react';
      import { hydrateRoot } from 'react-dom/client';
      import { NewsPage } from '../NewsPage.tsx';
      const news = JSON.parse(document.querySelector('#news').textContent);
      hydrateRoot(document.querySelector('#blocks'), createElement(NewsPage, { news }));
    </script>
  </body>
</html>`;
