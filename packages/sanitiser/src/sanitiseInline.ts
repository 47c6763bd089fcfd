import { applyPolicy } from './policy/applyPolicy.ts';
import { TEXT_ATTRIBUTES } from './policy/attributeRules.ts';
import { LINK_ELEMENT, plainElements } from './policy/elementTable.ts';
import type { Policy } from './policy/Policy.ts';

export interface InlineOptions {
  /** Keeps links: for captions and biographies. A headline is often a link itself and holds none. */
  readonly links?: boolean;
}

const ELEMENTS = plainElements('b', 'br', 'cite', 'em', 'i', 'span', 'strong', 'sub', 'sup');
const HEADLINE: Policy = { elements: new Map(ELEMENTS), everywhere: TEXT_ATTRIBUTES };
const CAPTION: Policy = { elements: new Map([...ELEMENTS, LINK_ELEMENT]), everywhere: TEXT_ATTRIBUTES };

/**
 * Headlines, and with `links` captions: emphasis, super- and subscript, line breaks.
 *
 * Never throws; idempotent.
 *
 * @param options.links false when left out
 */
export function sanitiseInline(html: string, { links = false }: InlineOptions = {}): string {
  return applyPolicy(html, links ? CAPTION : HEADLINE);
}
