import { safeHref } from '@broadsheet/client-core';
import type { AttributeRules, ElementRule } from './Policy.ts';
import { EDIT_ATTRIBUTES, LINK_ATTRIBUTES, anyText } from './allowedAttributes.ts';
import { finishLink } from './finishLink.ts';

const NONE: ElementRule = { attributes: {} };

/** Returns the rules of elements with only the attributes that every element may have. */
export function plainElements(...names: readonly string[]): readonly (readonly [string, ElementRule])[] {
  return names.map((name) => [name, NONE] as const);
}

export function element(name: string, attributes: AttributeRules): readonly [string, ElementRule] {
  return [name, { attributes }];
}

export const LINK_ELEMENT: readonly [string, ElementRule] = [
  'a',
  { attributes: LINK_ATTRIBUTES, finish: finishLink },
];

/** The elements of running text. */
export const TEXT_ELEMENTS: ReadonlyMap<string, ElementRule> = new Map([
  LINK_ELEMENT,
  ...plainElements('abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'dfn', 'em', 'i', 'kbd', 'mark'),
  ...plainElements('rp', 'rt', 'ruby', 's', 'samp', 'small', 'span', 'var', 'wbr'),
  ...plainElements('strong', 'sub', 'sup', 'u'),
  element('del', EDIT_ATTRIBUTES),
  element('ins', EDIT_ATTRIBUTES),
  element('q', { cite: safeHref }),
  element('time', { datetime: anyText }),
]);
