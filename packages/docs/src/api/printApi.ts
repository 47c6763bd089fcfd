import { toHeadingId } from '../renderMarkdown.ts';
import type { ApiExport } from './describeExport.ts';
import type { ApiEntry, ApiPage } from './listApiPages.ts';

const TAG_TITLES: Readonly<Record<string, string>> = {
  param: 'Takes',
  returns: 'Returns',
  throws: 'Throws',
  example: 'Example',
  deprecated: 'Deprecated',
};

const TAG = /(?<=^|\s)@(param|returns|throws|example|deprecated)\b[ \t]*/;

function printTag(tag: string, text: string): string {
  const title = `**${TAG_TITLES[tag] ?? tag}:**`;
  if (tag === 'example' && !text.includes('```')) return `${title}\n\n\`\`\`ts\n${text}\n\`\`\``;
  return `${title} ${tag === 'param' ? text.replace(/^(\w+)/, '`$1`:') : text}`;
}

/** Writes a doc comment as Markdown: its text, then a paragraph for each tag. */
function printDoc(doc: string): string {
  const [text = '', ...rest] = doc.replaceAll(/\{@link\s+([^}]+)\}/g, '`$1`').split(TAG);
  const tags = rest.flatMap((tag, index) =>
    index % 2 === 0 ? [printTag(tag, (rest[index + 1] ?? '').trim())] : [],
  );
  return [text.trim(), ...tags].join('\n\n');
}

function printExport({ name, signature, doc, from }: ApiExport, packages: ReadonlySet<string>): string {
  const heading = `### \`${name}\``;
  if (from === undefined) return `${heading}\n\n\`\`\`ts\n${signature}\n\`\`\`\n\n${printDoc(doc)}`;
  const own = from.replace('@broadsheet/', '').split('/')[0] ?? '';
  const place = packages.has(own)
    ? `[\`${from}\`](../${own}/index.html#${toHeadingId(name)})`
    : `\`${from}\``;
  return `${heading}\n\nThe same as in ${place}.`;
}

const printEntry = ({ module, exports }: ApiEntry, packages: ReadonlySet<string>): string =>
  [`## \`${module}\``, ...exports.map((each) => printExport(each, packages))].join('\n\n');

const toPackage = ({ address }: ApiPage): string => address.split('/')[1] ?? '';

/** Writes the page of a package as Markdown. @param pages of all packages, for links */
export function printApi(page: ApiPage, pages: readonly ApiPage[]): string {
  const packages = new Set(pages.map(toPackage));
  const parts = page.entries.map((entry) => printEntry(entry, packages));
  return [`# ${page.title}`, ...parts].join('\n\n');
}

/** A field that leaves only those rows of the table that have what was typed. */
const FIND = `<input class="filter find" type="search" aria-label="Search names" placeholder="Search names" hidden>
<script>{const field=document.querySelector('.find');field.hidden=false;field.addEventListener('input',()=>{const word=field.value.trim().toLowerCase();for(const row of document.querySelectorAll('main tbody tr'))row.hidden=!row.textContent.toLowerCase().includes(word)})}</script>`;

/** Writes the list of all names with the packages that export them. */
export function printApiIndex(pages: readonly ApiPage[]): string {
  const rows = pages.flatMap((page) =>
    page.entries.flatMap(({ module, exports }) =>
      exports
        .filter(({ from }) => from === undefined)
        .map(({ name }) => ({ name, module, href: `${toPackage(page)}/index.html#${toHeadingId(name)}` })),
    ),
  );
  const sorted = rows.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const lines = sorted.map(({ name, module, href }) => `| [\`${name}\`](${href}) | \`${module}\` |`);
  return ['# API: all names', '', FIND, '', '| Name | Module |', '| --- | --- |', ...lines].join('\n');
}
