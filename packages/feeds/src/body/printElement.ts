/**
 * Renders story elements as the plain HTML that feed readers support. All values from documents were sanitised before or
 * are escaped here; elements that need script or their page become links.
 */
import { safeHref } from '@broadsheet/client-core';
import { parseImage, parseStory, plainText } from '@broadsheet/sdk-content';
import type { ContentElement } from '@broadsheet/sdk-content';
import { escapeHtml } from './escapeHtml.ts';
import { printImage } from './printImage.ts';
import type { PrintingOptions } from './printImage.ts';

type Printer = (element: ContentElement, options: PrintingOptions) => string;

const paragraph = (html: string | undefined): string => (html ? `<p>${html}</p>` : '');

function link(url: string | undefined, text: string | undefined): string {
  const href = safeHref(url);
  if (href === undefined) return text ?? '';
  return `<a href="${escapeHtml(href)}">${text ?? escapeHtml(href)}</a>`;
}

function list({ list_type, items = [] }: ContentElement): string {
  const written = items.map((item) =>
    item.type === 'list' ? `<li>${list(item)}</li>` : item.content ? `<li>${item.content}</li>` : '',
  );
  const name = list_type === 'unordered' ? 'ul' : 'ol';
  return written.join('') === '' ? '' : `<${name}>${written.join('')}</${name}>`;
}

function table({ header = [], rows = [] }: ContentElement): string {
  const cells = (row: typeof header, name: 'th' | 'td') =>
    `<tr>${row.map(({ content = '' }) => `<${name}>${content}</${name}>`).join('')}</tr>`;
  if (rows.length === 0) return '';
  const head = header.length > 0 ? `<thead>${cells(header, 'th')}</thead>` : '';
  return `<table>${head}<tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`;
}

function quote(
  { content, content_elements = [], citation }: ContentElement,
  options: PrintingOptions,
): string {
  const inner = content ? paragraph(content) : printElements(content_elements, options);
  const source = citation?.content ? `<p><cite>${citation.content}</cite></p>` : '';
  return inner === '' ? '' : `<blockquote>${inner}${source}</blockquote>`;
}

/** Renders a player as its still image and a link to its own page. */
function player({ raw }: ContentElement, options: PrintingOptions): string {
  const story = parseStory(raw);
  const title = plainText(story?.headlines?.basic);
  if (story === undefined || title === undefined) return '';
  const still = story.promo_items?.basic;
  const image = still === undefined ? '' : printImage(still, options);
  const url = story.canonical_url ?? story.website_url;
  return `${image}${paragraph(link(url, escapeHtml(title)))}`;
}

function embed({ raw_oembed: oembed, embed: own }: ContentElement): string {
  if (oembed?.html) return oembed.html;
  const url = oembed?.url ?? own?.url;
  const name = oembed?.title ?? oembed?.provider_name;
  return url === undefined ? '' : paragraph(link(url, name && escapeHtml(name)));
}

function audio({ source_url, streams, title }: ContentElement): string {
  const url = safeHref(source_url ?? streams?.[0]?.url);
  return url === undefined ? '' : paragraph(link(url, title && escapeHtml(title)));
}

function rating({ numeric_rating: value, max, units = '' }: ContentElement): string {
  if (value === undefined) return '';
  return paragraph(escapeHtml(`${value}${max === undefined ? '' : `/${max}`} ${units}`.trim()));
}

const PRINTERS: Readonly<Record<string, Printer>> = {
  text: ({ content }) => paragraph(content),
  header: ({ content, level = 2 }) => {
    const name = `h${Math.min(Math.max(Math.trunc(level), 2), 6)}`;
    return content ? `<${name}>${content}</${name}>` : '';
  },
  list,
  table,
  quote,
  blockquote: quote,
  pullquote: quote,
  image: ({ raw }, options) => {
    const image = parseImage(raw);
    return image === undefined ? '' : printImage(image, options);
  },
  gallery: ({ content_elements = [] }, options) => printElements(content_elements, options),
  element_group: ({ content_elements = [] }, options) => printElements(content_elements, options),
  video: player,
  story: player,
  audio,
  correction: ({ text }) => paragraph(text),
  endorsement: ({ endorsement }) => paragraph(endorsement && escapeHtml(endorsement)),
  numeric_rating: rating,
  interstitial_link: ({ url, content }) => paragraph(content && link(url, content)),
  link_list: ({ items = [], title }) => {
    const written = items
      .filter(({ content }) => content)
      .map(({ url, content }) => `<li>${link(url, content)}</li>`);
    return written.length === 0 ? '' : `${paragraph(title && escapeHtml(title))}<ul>${written.join('')}</ul>`;
  },
  code: ({ content }) => (content ? `<pre><code>${content}</code></pre>` : ''),
  divider: () => '<hr>',
  raw_html: ({ content }) => content ?? '',
  copyright: ({ content }) => paragraph(content),
  oembed_response: embed,
  custom_embed: embed,
};

/** Renders the elements of a story in order; unknown elements are omitted. */
export function printElements(elements: readonly ContentElement[], options: PrintingOptions): string {
  return elements
    .map((element) =>
      Object.hasOwn(PRINTERS, element.type) ? (PRINTERS[element.type]?.(element, options) ?? '') : '',
    )
    .filter((html) => html !== '')
    .join('\n');
}
