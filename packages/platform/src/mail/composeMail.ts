import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './Mail.ts';

export interface MailDraft {
  readonly to: string;
  /** BCP 47. */
  readonly language: string;
  /** Name of the newspaper, at the foot. */
  readonly siteName: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, below the first paragraph. `address` is absolute. */
  readonly action?: { readonly label: string; readonly address: string };
}

const BODY = 'margin:0;padding:24px;font:16px/1.5 Georgia,serif;color:#1a1a1a;background:#ffffff';
const BUTTON =
  'display:inline-block;padding:10px 18px;background:#1a1a1a;color:#ffffff;text-decoration:none;font-family:sans-serif';

function textOf({ paragraphs: [first = '', ...rest], action, siteName }: MailDraft): string {
  const link = action === undefined ? [] : [`${action.label}:\n${action.address}`];
  return [first, ...link, ...rest, `– ${siteName}`].join('\n\n') + '\n';
}

function htmlOf({ language, subject, paragraphs, action, siteName }: MailDraft): string {
  const [first = '', ...rest] = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`);
  const link =
    action === undefined
      ? ''
      : `<p><a href="${escapeHtml(action.address)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`;
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}">${first}${link}${rest.join('')}<p>– ${escapeHtml(siteName)}</p></body></html>`;
}

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** Writes a mail as text and as HTML that say the same. */
export function composeMail(draft: MailDraft): Mail {
  return { to: draft.to, subject: oneLine(draft.subject), text: textOf(draft), html: htmlOf(draft) };
}
