import { defangLinks } from './defangLinks.ts';
import type { Mail } from './Mail.ts';
import type { MailDraft, MailFact } from './MailDraft.ts';
import { renderMailHtml } from './renderMailHtml.ts';

const factText = ({ label, value, address }: MailFact): string =>
  `${label}: ${value}${address === undefined ? '' : `\n${address}`}`;

function renderText({ paragraphs, facts = [], action, siteName, foot = [] }: MailDraft): string {
  const [first = '', ...rest] = paragraphs;
  const list = facts.length === 0 ? [] : [facts.map(factText).join('\n')];
  const link = action === undefined ? [] : [`${action.label}:\n${action.address}`];
  const end = [`– ${siteName}`, ...foot].join('\n');
  // What the mail leads to is its first link.
  return [first, ...link, ...list, ...rest, end].join('\n\n') + '\n';
}

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** Composes a mail of text and HTML with the same content. */
export function composeMail({ note, ...written }: MailDraft): Mail {
  const words = note === undefined ? [] : [defangLinks(note)];
  const subject = oneLine(written.subject);
  const draft = { ...written, subject, paragraphs: [...written.paragraphs, ...words] };
  return {
    to: draft.to,
    subject,
    text: renderText(draft),
    html: renderMailHtml(draft),
    ...(draft.kind !== undefined && { headers: { 'X-Mail-Kind': draft.kind } }),
  };
}
