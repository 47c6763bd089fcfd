import { escapeAttribute } from '../policy/applyPolicy.ts';

export const EMBED_CLASS = 'bs-embed';

/** Writes a link to the page of an embed; the label is plain text. */
export function embedLink(page: string, label: string): string {
  return `<a href="${escapeAttribute(page)}" rel="noreferrer">${escapeAttribute(label)}</a>`;
}

/** Writes the paragraph that replaces an embed of a host that is not allowed. */
export function linkParagraph(frame: {
  readonly page: string;
  readonly host: string;
  readonly title: string;
}): string {
  return `<p class="${EMBED_CLASS}-link">${embedLink(frame.page, frame.title || frame.host)}</p>`;
}
