/**
 * The schemas of formatted text: the elements that the toolbar offers, as they are stored. `<b>` and `<i>` are read as
 * `<strong>` and `<em>`. The rules for styles are for text pasted from word processors.
 */
import { safeHref } from '@broadsheet/block-kit';
import { Schema } from 'prosemirror-model';
import type { MarkSpec, NodeSpec, TagParseRule } from 'prosemirror-model';

export const HEADING_LEVELS = [2, 3, 4] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** The attributes that a link keeps. */
export const LINK_ATTRIBUTES = ['href', 'title', 'target', 'rel'] as const;

const isNormal = (element: HTMLElement): boolean => /^(?:normal|400)$/.test(element.style.fontWeight);

const marks = {
  link: {
    attrs: {
      href: { validate: 'string' },
      title: { default: null, validate: 'string|null' },
      target: { default: null, validate: 'string|null' },
      rel: { default: null, validate: 'string|null' },
    },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) =>
          safeHref(element.getAttribute('href') ?? undefined) !== undefined &&
          Object.fromEntries(LINK_ATTRIBUTES.map((name) => [name, element.getAttribute(name)])),
      },
    ],
    toDOM: ({ attrs }) => ['a', { ...attrs }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps a whole document in a `<b>` that is not bold.
      { tag: 'b', getAttrs: (element) => !isNormal(element) && null },
      { style: 'font-weight', getAttrs: (value) => /^(?:bold(?:er)?|[6-9]\d\d)$/.test(value) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
  sub: { excludes: 'sup', parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
  sup: { excludes: 'sub', parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
} satisfies Readonly<Record<string, MarkSpec>>;

const text: NodeSpec = { group: 'inline' };
const lineBreak: NodeSpec = {
  group: 'inline',
  inline: true,
  selectable: false,
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
};

/** Heading levels that are not offered become the nearest one. */
const headingRules: readonly TagParseRule[] = [1, 2, 3, 4, 5, 6].map((level) => ({
  tag: `h${level}`,
  attrs: { level: Math.min(Math.max(level, 2), 4) },
}));

const blocks = {
  paragraph: {
    group: 'block',
    content: 'inline*',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    attrs: { level: { default: 2, validate: 'number' } },
    defining: true,
    parseDOM: headingRules,
    toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, 0],
  },
  quote: {
    group: 'block',
    content: 'paragraph+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullets: {
    group: 'block list',
    content: 'item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  numbers: {
    group: 'block list',
    content: 'item+',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  item: {
    content: 'paragraph list*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
} satisfies Readonly<Record<string, NodeSpec>>;

/** The schema of a text with several paragraphs. */
export const BLOCK_SCHEMA: Schema = new Schema({
  nodes: { doc: { content: 'block+' }, ...blocks, text, break: lineBreak },
  marks,
});

/** The schema of a single line: the document itself contains the text. */
export const INLINE_SCHEMA: Schema = new Schema({
  nodes: { doc: { content: 'inline*' }, text, break: lineBreak },
  marks,
});
