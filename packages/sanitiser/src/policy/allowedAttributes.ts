/**
 * Which attributes are allowed, and the rules for their values. Each rule returns the permitted value, or `undefined`.
 */
import { safeHref, safeId } from '@broadsheet/client-core';
import type { AttributeRule, AttributeRules } from './Policy.ts';

function matching(pattern: RegExp): AttributeRule {
  return (value) => (pattern.test(value) ? value : undefined);
}

export const anyText: AttributeRule = (value) => value;
export const flag: AttributeRule = () => '';
export const decimal: AttributeRule = matching(/^-?\d{1,9}(?:\.\d{1,9})?$/);
export const length: AttributeRule = matching(/^\d{1,5}(?:\.\d{1,4})?%?$/);
/** Permits a ratio of height / width, with at most four decimals. */
export const ratio: AttributeRule = matching(/^(?:10|\d(?:\.\d{1,4})?)$/);
/** Permits an integer of CSS pixels. */
export const pixels: AttributeRule = matching(/^[1-9]\d{0,3}$/);
export const token: AttributeRule = matching(/^[\w.-]{1,100}$/);
const word = matching(/^[a-z]{1,30}$/i);
const language = matching(/^[a-z\d-]{1,35}$/i);

/** The attribute `name`, which has the same effect as an id, is not permitted on any element. */
export const id: AttributeRule = safeId;

/** The classes that this package writes itself; all others that begin with `bs-` are reserved for the page. */
const OWN_CLASSES: ReadonlySet<string> = new Set(['bs-embed', 'bs-embed-link']);
const classes: AttributeRule = (value) => {
  const names = value.split(/\s+/);
  const kept = names.filter((name) => !/^bs-/i.test(name) || OWN_CLASSES.has(name));
  if (kept.length === names.length) return value;
  return kept.join(' ').trim() || undefined;
};
const idList: AttributeRule = (value) => (/^[\w -]{1,300}$/.test(value) ? value : undefined);

const TEXT_STYLES: ReadonlyMap<string, RegExp> = new Map([
  ['text-align', /^(?:left|right|center|justify|start|end)$/],
  ['font-style', /^(?:normal|italic|oblique)$/],
  ['font-weight', /^(?:normal|bold|bolder|lighter|[1-9]00)$/],
]);
const SIZE = /^(?:auto|0|\d{1,4}(?:\.\d{1,3})?(?:px|%|em|rem|ch))$/;
const BLOCK_STYLES: ReadonlyMap<string, RegExp> = new Map([
  ...TEXT_STYLES,
  ['width', SIZE],
  ['max-width', SIZE],
  ['height', SIZE],
  ['float', /^(?:left|right|none|inline-start|inline-end)$/],
  ['clear', /^(?:left|right|both|none|inline-start|inline-end)$/],
  ['vertical-align', /^(?:baseline|top|middle|bottom|sub|super)$/],
  ['aspect-ratio', /^\d{1,4}(?:\.\d{1,4})?(?: ?\/ ?\d{1,4}(?:\.\d{1,4})?)?$/],
]);

function styleWith(allowed: ReadonlyMap<string, RegExp>): AttributeRule {
  const passes = (declaration: string): boolean => {
    const [property = '', ...rest] = declaration.split(':');
    return allowed.get(property.trim().toLowerCase())?.test(rest.join(':').trim().toLowerCase()) ?? false;
  };
  return (value) => {
    const declarations = value.split(';').filter((declaration) => declaration.trim() !== '');
    const kept = declarations.filter(passes);
    if (kept.length === 0) return undefined;
    return kept.length === declarations.length
      ? value
      : kept.map((declaration) => declaration.trim()).join('; ');
  };
}

const RELATIONS: ReadonlySet<string> = new Set([
  'author',
  'bookmark',
  'external',
  'help',
  'license',
  'me',
  'nofollow',
  'noopener',
  'noreferrer',
  'sponsored',
  'tag',
  'ugc',
]);
const relations: AttributeRule = (value) => {
  const words = value
    .toLowerCase()
    .split(/\s+/)
    .filter((relation) => RELATIONS.has(relation));
  return words.length === 0 ? undefined : words.join(' ');
};

/** The rules for attributes of every element in running text. */
export const TEXT_ATTRIBUTES: AttributeRules = {
  class: classes,
  dir: matching(/^(?:ltr|rtl|auto)$/i),
  lang: language,
  style: styleWith(TEXT_STYLES),
  title: anyText,
};

/** The rules for attributes of every element in an editor's own HTML. */
export const BLOCK_ATTRIBUTES: AttributeRules = {
  ...TEXT_ATTRIBUTES,
  'aria-describedby': idList,
  'aria-hidden': matching(/^(?:true|false)$/),
  'aria-label': anyText,
  'aria-labelledby': idList,
  id,
  role: word,
  style: styleWith(BLOCK_STYLES),
};

export const LINK_ATTRIBUTES: AttributeRules = {
  href: safeHref,
  hreflang: language,
  rel: relations,
  target: (value) => (value.trim().toLowerCase() === '_blank' ? '_blank' : undefined),
};

export const EDIT_ATTRIBUTES: AttributeRules = { cite: safeHref, datetime: anyText };
