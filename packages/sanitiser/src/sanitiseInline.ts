import { applyPolicy } from './policy/applyPolicy.ts';
import { TEXT_ATTRIBUTES } from './policy/allowedAttributes.ts';
import { LINK_ELEMENT, plainElements } from './policy/textElements.ts';
import type { Policy } from './policy/Policy.ts';

export interface InlineOptions {
  /** Whether links are kept, for captions and biographies. A headline is often itself a link and must not contain any. */
  readonly links?: boolean;
}

const ELEMENTS = plainElements('b', 'br', 'cite', 'em', 'i', 'span', 'strong', 'sub', 'sup');
const HEADLINE: Policy = { elements: new Map(ELEMENTS), everywhere: TEXT_ATTRIBUTES };
const CAPTION: Policy = { elements: new Map([...ELEMENTS, LINK_ELEMENT]), everywhere: TEXT_ATTRIBUTES };

/**
 * Sanitises headlines or, with `links`, captions: keeps emphasis, super- and subscript, and line breaks.
 *
 * Never throws; idempotent.
 *
 * @param options.links default: false
 */
export function sanitiseInline(html: string, { links = false }: InlineOptions = {}): string {
  return applyPolicy(html, links ? CAPTION : HEADLINE);
}
