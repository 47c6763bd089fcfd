import { defangLinks } from './defangLinks.ts';
import type { Mail } from './Mail.ts';
import type { MailDraft } from './MailDraft.ts';
import { renderMailHtml } from './renderMailHtml.ts';

function renderText({ paragraphs: [first = '', ...rest], action, siteName }: MailDraft): string {
  const link = action === undefined ? [] : [`${action.label}:\n${action.address}`];
  return [first, ...link, ...rest, `– ${siteName}`].join('\n\n') + '\n';
}

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** Composes a mail of text and HTML with the same content. */
export function composeMail({ note, ...written }: MailDraft): Mail {
  const words = note === undefined ? [] : [defangLinks(note)];
  const draft = { ...written, paragraphs: [...written.paragraphs, ...words] };
  return {
    to: draft.to,
    subject: oneLine(draft.subject),
    text: renderText(draft),
    html: renderMailHtml(draft),
  };
}
