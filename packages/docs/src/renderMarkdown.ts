import { posix } from 'node:path';
import { Marked } from 'marked';
import { toAddress } from './listPages.ts';

export interface MarkdownOptions {
  /** The path of the document in the repository; its links are relative to it. */
  readonly source: string;
  /** The documents that have a page, by their path in the repository. */
  readonly documents: ReadonlySet<string>;
  /** The address of the repository, for links to code. */
  readonly repository: string;
}

/** Returns the id of a heading, as the repository's host makes it, so that links to headings lead there here too. */
export const toHeadingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** Returns where a link of a document leads: to the page of another document, or to the file in the repository. */
export function resolveLink(href: string, { source, documents, repository }: MarkdownOptions): string {
  if (/^[a-z]+:/.test(href) || href.startsWith('#'))
    return fromRepository(href, source, documents, repository);
  const [path = '', anchor] = href.split('#');
  const file = posix.normalize(posix.join(posix.dirname(source), path)).replace(/\/$/, '');
  return toPage(file, { anchor, source, documents }) ?? `${repository}/blob/main/${file}`;
}

interface Target {
  readonly anchor: string | undefined;
  readonly source: string;
  readonly documents: ReadonlySet<string>;
}

/** Returns the relative address of the page of a document; `undefined` for a file without one. */
function toPage(file: string, { anchor, source, documents }: Target): string | undefined {
  const document = [file, `${file}/README.md`, file === '.' ? 'README.md' : ''].find((each) =>
    documents.has(each),
  );
  if (document === undefined) return undefined;
  const from = posix.dirname(toAddress(source));
  const address = posix.relative(from, toAddress(document));
  return anchor === undefined ? address : `${address}#${anchor}`;
}

/** READMEs name documents by their address in the repository, because a registry shows them too. */
function fromRepository(
  href: string,
  source: string,
  documents: ReadonlySet<string>,
  repository: string,
): string {
  const inside = href.startsWith(`${repository}/`)
    ? /^(?:blob|tree)\/main\/([^#]+)(?:#(.*))?$/.exec(href.slice(repository.length + 1))
    : null;
  if (inside === null) return href;
  const [, file = '', anchor] = inside;
  return toPage(file, { anchor, source, documents }) ?? href;
}

/** Renders a document as markup. Comments are left out. */
export function renderMarkdown(text: string, options: MarkdownOptions): string {
  const marked = new Marked({ gfm: true });
  marked.use({
    walkTokens(token) {
      if (token.type === 'link') token['href'] = resolveLink(String(token['href']), options);
    },
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const plain = inner.replaceAll(/<[^>]*>|&#?\w+;/g, '');
        return `<h${depth} id="${toHeadingId(plain)}">${inner}</h${depth}>\n`;
      },
      // A table may be wider than a telephone; whoever has no mouse scrolls it by keys.
      table(token) {
        const cells = (row: typeof token.header, tag: 'td' | 'th') =>
          row
            .map(
              ({ tokens }) =>
                `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`,
            )
            .join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
      code({ text: code, lang }) {
        const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        return `<pre tabindex="0"${lang ? ` data-language="${lang}"` : ''}><code>${escaped}</code></pre>\n`;
      },
    },
  });
  return marked.parse(text.replaceAll(/<!--[^]*?-->/g, ''), { async: false });
}
