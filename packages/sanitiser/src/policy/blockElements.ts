import { safeHref } from '@broadsheet/client-core';
import { safeMedia } from './safeMedia.ts';
import { anyText, decimal, flag, id, length, ratio, token } from './allowedAttributes.ts';
import { TEXT_ELEMENTS, element, plainElements } from './textElements.ts';
import type { AttributeRules, Attributes, ElementRule } from './Policy.ts';

const oneOf =
  (...values: readonly string[]) =>
  (value: string): string | undefined =>
    values.find((known) => known === value.trim().toLowerCase());

const CELL: AttributeRules = {
  abbr: anyText,
  colspan: decimal,
  headers: (value) => (value.split(/\s+/).every((part) => id(part) !== undefined) ? value : undefined),
  rowspan: decimal,
  scope: oneOf('row', 'col', 'rowgroup', 'colgroup'),
};

const SIZE: AttributeRules = { height: length, width: length };

const PLAYER: AttributeRules = {
  ...SIZE,
  controls: flag,
  'data-ratio': ratio,
  loop: flag,
  muted: flag,
  playsinline: flag,
  poster: safeMedia,
  preload: oneOf('none', 'metadata', 'auto'),
  src: safeMedia,
};

// An image without a URL would show as a broken image.
const needsSource = (attributes: Attributes): Attributes | undefined =>
  attributes['src'] === undefined ? undefined : attributes;

const IMAGE: ElementRule = {
  attributes: {
    ...SIZE,
    alt: anyText,
    decoding: oneOf('async', 'sync', 'auto'),
    loading: oneOf('lazy', 'eager'),
    src: safeMedia,
  },
  finish: needsSource,
};

/** The elements of an editor's own HTML: running text, blocks, lists, tables, images and players. */
export const BLOCK_ELEMENTS: ReadonlyMap<string, ElementRule> = new Map([
  ...TEXT_ELEMENTS,
  ...plainElements('address', 'article', 'aside', 'caption', 'dd', 'div', 'dl', 'dt', 'figcaption', 'footer'),
  ...plainElements('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup', 'hr', 'p', 'pre'),
  ...plainElements('section', 'summary', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul'),
  element('audio', PLAYER),
  element('blockquote', { cite: safeHref }),
  element('col', { span: decimal }),
  element('colgroup', { span: decimal }),
  element('data', { value: anyText }),
  element('details', { open: flag }),
  ['img', IMAGE],
  element('li', { value: decimal }),
  element('meter', {
    high: decimal,
    low: decimal,
    max: decimal,
    min: decimal,
    optimum: decimal,
    value: decimal,
  }),
  element('ol', {
    reversed: flag,
    start: decimal,
    type: (value) => (/^[1aAiI]$/.test(value) ? value : undefined),
  }),
  element('progress', { max: decimal, value: decimal }),
  ['source', { attributes: { src: safeMedia, type: anyText }, finish: needsSource }],
  element('td', CELL),
  element('th', CELL),
  [
    'track',
    {
      attributes: {
        default: flag,
        kind: oneOf('captions', 'chapters', 'descriptions', 'subtitles'),
        label: anyText,
        src: safeMedia,
        srclang: token,
      },
      finish: needsSource,
    },
  ],
  element('video', PLAYER),
]);
