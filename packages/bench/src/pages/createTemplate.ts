/**
 * The lower bound: the page's own markup as a string template. Every text and every attribute that depends on content is a
 * value that is escaped each time; tags, class names, styles and script are fixed.
 */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const SPECIAL = /[&<>"']/;

/** Escapes a text; it checks first, because most texts need no escaping. */
function escape(value: string): string {
  return SPECIAL.test(value) ? value.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '') : value;
}

function unescape(markup: string): string {
  return markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

const ELEMENTS = /<(?:style|script)[^>]*>.*?<\/(?:style|script)>|<[^>]*>/gs;
const VALUES = /\b(?:href|src|srcset|alt|title|content|datetime|aria-label)="([^"]*)"/gi;

export interface Template {
  /** The number of inserted values. */
  readonly values: number;
  render(): string;
}

/** Finds the values in the page, as pairs of start and end. */
function findValues(html: string): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let textStart = 0;
  for (const element of html.matchAll(ELEMENTS)) {
    if (element.index > textStart) found.push([textStart, element.index]);
    textStart = element.index + element[0].length;
    if (/^<(?:style|script)/.test(element[0])) continue;
    for (const [whole, value = ''] of element[0].matchAll(VALUES)) {
      const end = element.index + element[0].indexOf(whole) + whole.length - 1;
      found.push([end - value.length, end]);
    }
  }
  return found.filter(([start, end]) => end > start);
}

export function createTemplate(html: string): Template {
  const fixed: string[] = [];
  const values: string[] = [];
  let start = 0;
  for (const [from, to] of findValues(html)) {
    const markup = html.slice(from, to);
    const value = unescape(markup);
    // Markup with another kind of escaping stays fixed, so that the template makes the same page.
    if (from < start || escape(value) !== markup) continue;
    fixed.push(html.slice(start, from));
    values.push(value);
    start = to;
  }
  const rest = html.slice(start);
  return {
    values: values.length,
    render() {
      let page = '';
      for (let index = 0; index < values.length; index += 1)
        page += (fixed[index] ?? '') + escape(values[index] ?? '');
      return page + rest;
    },
  };
}
