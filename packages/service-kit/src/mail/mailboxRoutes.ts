import { Hono } from 'hono';
import type { Mailbox, ReceivedMail } from './createMailbox.ts';
import { escapeHtml } from './escapeHtml.ts';

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:44rem;margin:2rem auto;padding-inline:1rem}
article{border-block-start:1px solid;padding-block:1rem}h2{font-size:1.1rem;margin:0}
iframe{inline-size:100%;block-size:34rem;resize:vertical;border:1px solid;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}a{overflow-wrap:anywhere}`;

/** The policy of the page, which its frames inherit: a mail cannot load anything. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";

/** Renders a mail as a mail program shows it, without script; its links open in place of the mailbox. */
function frameHtml({ subject, html }: ReceivedMail): string {
  const framed = html.replace('<head>', '<head><base target="_top">');
  const limits = 'allow-top-navigation-by-user-activation';
  return `<iframe title="${escapeHtml(subject)}" sandbox="${limits}" loading="lazy" srcdoc="${escapeHtml(framed)}"></iframe>`;
}

function mailHtml(mail: ReceivedMail): string {
  const { to, subject, text, links, date } = mail;
  const items = links
    .map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`)
    .join('');
  return `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time datetime="${date}">${date}</time></p>
${frameHtml(mail)}
<details><summary>As text</summary><pre>${escapeHtml(text)}</pre></details>${items === '' ? '' : `<ul>${items}</ul>`}</article>`;
}

function pageHtml(mails: readonly ReceivedMail[]): string {
  const list = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(mailHtml).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Development mailbox</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><h1>Development mailbox</h1>${list}</main></body></html>`;
}

/**
 * Creates the routes of the mailbox: `/sandbox/mailbox`, for people, and `/sandbox/mailbox.json`, a list of ReceivedMail,
 * newest first. Whoever reads it can sign in as anybody, so it is mounted only in the sandbox.
 *
 * @param settle waits for mails that are being sent
 */
export function mailboxRoutes(mailbox: Mailbox, settle: () => Promise<void>): Hono {
  const app = new Hono({ strict: false });
  app.get('/sandbox/mailbox', async (context) => {
    await settle();
    context.header('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cache-Control', 'no-store');
    return context.html(pageHtml(mailbox.list()));
  });
  app.get('/sandbox/mailbox.json', async (context) => {
    await settle();
    context.header('Cache-Control', 'no-store');
    return context.json(mailbox.list());
  });
  return app;
}
