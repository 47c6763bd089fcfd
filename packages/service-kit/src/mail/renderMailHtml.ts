/**
 * The HTML of a mail. Mail programs may drop style sheets, forms and scripts, so all necessary styles are `style`
 * attributes; the style sheet only changes the colours in dark mode.
 */
import { isRightToLeft } from '@broadsheet/client-core';
import { escapeHtml } from './escapeHtml.ts';
import { languageAttributes } from './languageAttributes.ts';
import type { MailDraft, MailFact } from './MailDraft.ts';

const SANS = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const STYLES = {
  body: 'margin:0;padding:0;background:#f4f2ea;color:#17171d;-webkit-text-size-adjust:100%',
  /** The preview text that lists of mails show next to the subject. */
  preview: 'display:none;max-height:0;overflow:hidden',
  sheet: `max-width:600px;margin:0 auto;padding:28px 24px 32px;background:#fffffb;font:16px/1.6 ${SANS}`,
  masthead:
    'margin:0 0 24px;padding:0 0 14px;border-bottom:3px double #17171d;font:700 22px/1.2 Georgia,serif;text-align:center',
  heading: 'margin:0 0 16px;font:700 24px/1.25 Georgia,serif',
  paragraph: 'margin:0 0 16px',
  facts: 'width:100%;margin:0 0 24px;border-collapse:collapse;border-bottom:1px solid #d9d6cb',
  label:
    'width:36%;padding:9px 0;border-top:1px solid #d9d6cb;font-size:14px;line-height:1.5;font-weight:400;color:#5b5b63;vertical-align:top',
  value:
    'padding:9px 0 9px;padding-inline-start:12px;border-top:1px solid #d9d6cb;font-size:15px;line-height:1.5;vertical-align:top',
  link: 'color:#0f4c6b',
  button:
    'display:inline-block;padding:12px 22px;border-radius:3px;background:#0f4c6b;color:#ffffff;font-weight:600;text-decoration:none',
  address: 'margin:0 0 24px;font-size:13px;line-height:1.5;color:#5b5b63;word-break:break-all',
  foot: 'margin:28px 0 0;padding:14px 0 0;border-top:1px solid #d9d6cb;font-size:13px;line-height:1.5;color:#5b5b63',
} as const;

const DARK = `@media (prefers-color-scheme:dark){
.body,.sheet{background:#17171d!important;color:#f4f2ea!important}
.masthead{border-color:#f4f2ea!important}.soft,.soft a{color:#b9b7b0!important}

.rule{border-color:#45454f!important}.link{color:#8cc6e3!important}
.button{background:#8cc6e3!important;color:#17171d!important}}`;

function actionHtml({ action }: MailDraft): string {
  if (action === undefined) return '';
  const address = escapeHtml(action.address);
  return `<p style="${STYLES.paragraph}"><a class="button" href="${address}" style="${STYLES.button}">${escapeHtml(action.label)}</a></p>
<p class="soft" style="${STYLES.address}"><bdi dir="ltr">${address}</bdi></p>`;
}

function factHtml({ label, value, address }: MailFact, start: string): string {
  const text = escapeHtml(value);
  const linked =
    address === undefined
      ? text
      : `<a class="link" href="${escapeHtml(address)}" style="${STYLES.link}">${text}</a>`;
  return `<tr><th class="soft rule" scope="row" align="${start}" style="${STYLES.label}">${escapeHtml(label)}</th>
<td class="rule" style="${STYLES.value}">${linked}</td></tr>`;
}

function factsHtml({ facts = [], language }: MailDraft): string {
  if (facts.length === 0) return '';
  // Mail programs centre the heads of rows, and not all of them know `text-align: start`.
  const start = isRightToLeft(language) ? 'right' : 'left';
  const rows = facts.map((fact) => factHtml(fact, start)).join('\n');
  return `<table class="rule" cellpadding="0" cellspacing="0" style="${STYLES.facts}">${rows}</table>\n`;
}

/** Renders a draft as a complete HTML document: masthead, subject, first paragraph, facts, button, remaining paragraphs. */
export function renderMailHtml(draft: MailDraft): string {
  const { language, subject, paragraphs, siteName, foot = [] } = draft;
  const [first = '', ...rest] = paragraphs;
  const paragraph = (text: string) => `<p style="${STYLES.paragraph}">${escapeHtml(text)}</p>`;
  const name = escapeHtml(siteName);
  return `<!doctype html>
<html ${languageAttributes(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="body" style="${STYLES.body}"><div style="${STYLES.preview}">${escapeHtml(first)}</div>
<div class="sheet" style="${STYLES.sheet}"><p class="masthead" style="${STYLES.masthead}">${name}</p>
<h1 style="${STYLES.heading}">${escapeHtml(subject)}</h1>
${paragraph(first)}
${factsHtml(draft)}${actionHtml(draft)}${rest.map(paragraph).join('\n')}
<p class="soft rule" style="${STYLES.foot}">${[`– ${siteName}`, ...foot].map(escapeHtml).join('<br>')}</p></div></body></html>
`;
}
