const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&apos;': "'",
  '&gt;': '>',
  '&hellip;': '…',
  '&ldquo;': '“',
  '&lsquo;': '‘',
  '&lt;': '<',
  '&mdash;': '—',
  '&nbsp;': ' ',
  '&ndash;': '–',
  '&quot;': '"',
  '&rdquo;': '”',
  '&rsquo;': '’',
};

function character(reference: string): string {
  const [, hex = '', decimal = ''] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(reference) ?? [];
  const code = hex === '' ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : reference;
}

/** The words of sanitised HTML, for attributes such as accessible names, where markup would be read out. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#?\w+;/g, (reference) => CHARACTERS[reference] ?? character(reference))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
