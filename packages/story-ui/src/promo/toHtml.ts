/** Converts an editor's plain text to the HTML that cards show; `undefined` for blank text. */
export function toHtml(text: string | undefined): string | undefined {
  const html = text?.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return html === '' ? undefined : html;
}
