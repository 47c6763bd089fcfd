/** Cards show HTML and editors write plain text into some fields; `undefined` when it is blank. */
export function toHtml(text: string | undefined): string | undefined {
  const html = text?.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return html === '' ? undefined : html;
}
