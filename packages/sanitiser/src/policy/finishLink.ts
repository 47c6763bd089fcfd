import type { Attributes } from './Policy.ts';

const NEW_TAB_RELATIONS = ['noreferrer', 'noopener'] as const;

/**
 * Adds `noreferrer` and `noopener` to links that open in a new tab, which must neither access this page nor learn its URL.
 */
export function finishLink(attributes: Attributes): Attributes {
  if (attributes['target'] === undefined) return attributes;
  const present = attributes['rel']?.split(' ') ?? [];
  const missing = NEW_TAB_RELATIONS.filter((relation) => !present.includes(relation));
  return missing.length === 0 ? attributes : { ...attributes, rel: [...present, ...missing].join(' ') };
}
