/**
 * The document in which embeds with scripts of their own run: `GET /_broadsheet/embed`.
 *
 * It is the same for every embed. Its policy removes its origin, in a frame as well as opened directly, so that nothing in
 * it has access to the page, its cookies or its storage. It allows what such embeds need, which the page's own policy still
 * forbids. The page that frames it sends the HTML as a message; the document reports its height to the page.
 */
import type { CachedResponse } from '../response/CachedResponse.ts';
import { cacheText } from '../response/CachedResponse.ts';
import { respond } from '../response/respond.ts';
import { EMBED_MESSAGES } from '../islands/embedFrame.ts';
import { SECURITY_HEADERS } from '../security/securityHeaders.ts';

const POLICY = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation',
  "default-src 'self' https: data: blob:",
  "script-src 'self' https: blob: 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' https: 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The script in the embed's document that reports its height in CSS pixels, at first and whenever it changes. */
const REPORT = `<script>new ResizeObserver(()=>parent.postMessage({type:"${EMBED_MESSAGES.height}",height:Math.ceil(Math.max(document.body.scrollHeight,document.body.getBoundingClientRect().height))},"*")).observe(document.body)</script>`;

const START =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>body{margin:0;font:1rem/1.5 system-ui,sans-serif}</style><body>';

const inScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

/** The script that receives the HTML; only the page that frames the document may send it, and only once. */
const FILL = `addEventListener("message",({source,data})=>{if(source!==parent||!data||data.type!=="${EMBED_MESSAGES.fill}"||typeof data.html!=="string")return;document.open();document.write(${inScript(START)}+data.html+${inScript(REPORT)});document.close()});parent.postMessage({type:"${EMBED_MESSAGES.ready}"},"*")`;

const DOCUMENT = `<!doctype html><html><head><meta charset="utf-8"><title>Embed</title></head><body><script>${FILL}</script></body></html>`;

let stored: CachedResponse | undefined;

export function answerEmbedFrame(request: Request): Promise<Response> {
  stored ??= cacheText(
    {
      status: 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
        ...SECURITY_HEADERS,
        'Content-Security-Policy': POLICY,
      },
    },
    DOCUMENT,
  );
  return respond(request, stored);
}
