import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { collectStyles } from '@broadsheet/ui/server';
import { renderToString } from 'react-dom/server';
import { loadNews } from './every/loadNews.ts';
import { NewsPage } from './every/NewsPage.tsx';

/** Only what has the nonce runs and is applied. No vendor is asked before the reader consents, so none is named. */
const writePolicy = (nonce: string): string =>
  `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; object-src 'none'; base-uri 'none'`;

async function answerPage(path: string, response: ServerResponse): Promise<void> {
  const news = await loadNews(path);
  const nonce = randomBytes(16).toString('base64');
  const { result, head } = await collectStyles(
    (collect) => renderToString(collect(<NewsPage news={news} nonce={nonce} />)),
    { nonce },
  );
  const data = JSON.stringify(news).replaceAll('<', '\\u003c');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', writePolicy(nonce));
  response.end(`<!doctype html><html lang="${news.locale}"><head><meta charset="utf-8"><title>Host</title>${head}</head>
    <body><div id="root">${result}</div><script type="application/json" id="news">${data}</script>
    <script type="module" nonce="${nonce}" src="/scripts/client.js"></script></body></html>`);
}

async function answer(path: string, response: ServerResponse): Promise<void> {
  const [, script] = /^\/scripts\/([\w.-]+\.js)$/.exec(path) ?? [];
  if (script === undefined) return answerPage(path, response);
  response.setHeader('content-type', 'text/javascript');
  response.end(await readFile(new URL(`../public/${script}`, import.meta.url)));
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  answer(pathname, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(Number(process.env['PORT']));
