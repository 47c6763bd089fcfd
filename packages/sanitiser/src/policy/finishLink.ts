import type { Attributes } from './Policy.ts';

const NEW_TAB_RELATIONS = ['noreferrer', 'noopener'] as const;

/** Links in a new tab may not reach back to this page nor name it. */
export function finishLink(attributes: Attributes): Attributes {
  if (attributes['target'] === undefined) return attributes;
  const present = attributes['rel']?.split(' ') ?? [];
  const missing = NEW_TAB_RELATIONS.filter((relation) => !present.includes(relation));
  return missing.length === 0 ? attributes : { ...attributes, rel: [...present, ...missing].join(' ') };
}
