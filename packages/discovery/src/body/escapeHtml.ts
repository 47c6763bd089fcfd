/** The characters that mean something to HTML, in text and in values between double quotes. */
const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Writes plain text as HTML, also between double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => REFERENCES[character] ?? '');
}
