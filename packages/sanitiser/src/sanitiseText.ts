import { applyPolicy } from './policy/applyPolicy.ts';
import { TEXT_ATTRIBUTES } from './policy/attributeRules.ts';
import { TEXT_ELEMENTS } from './policy/elementTable.ts';
import type { Policy } from './policy/Policy.ts';

const TEXT: Policy = { elements: TEXT_ELEMENTS, everywhere: TEXT_ATTRIBUTES };

/**
 * Story text: what may stand inside a paragraph, links included.
 *
 * No block element passes, so the result cannot end the paragraph it is put into. Never throws; idempotent.
 */
export function sanitiseText(html: string): string {
  return applyPolicy(html, TEXT);
}
