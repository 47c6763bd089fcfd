import { applyPolicy } from './policy/applyPolicy.ts';
import { id, TEXT_ATTRIBUTES } from './policy/allowedAttributes.ts';
import { TEXT_ELEMENTS } from './policy/textElements.ts';
import type { Policy } from './policy/Policy.ts';

const TEXT: Policy = { elements: TEXT_ELEMENTS, everywhere: { ...TEXT_ATTRIBUTES, id } };

/**
 * Sanitises the text of a story: keeps the elements that a paragraph may contain, links included.
 *
 * Block elements are removed, so the result cannot close the paragraph that contains it. Never throws; idempotent.
 */
export function sanitiseText(html: string): string {
  return applyPolicy(html, TEXT);
}
