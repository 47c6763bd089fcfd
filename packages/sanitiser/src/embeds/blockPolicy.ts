import { safeMedia } from '../policy/safeMedia.ts';
import { anyText, BLOCK_ATTRIBUTES, pixels, ratio, token } from '../policy/allowedAttributes.ts';
import { BLOCK_ELEMENTS } from '../policy/blockElements.ts';
import type { AttributeRules, ElementRule, Policy } from '../policy/Policy.ts';
import { embedFigure, finishFigure } from './embedFigure.ts';
import type { EmbedOptions } from './EmbedOptions.ts';

const FIGURE_ATTRIBUTES: AttributeRules = {
  'data-embed-host': token,
  // This value is only text until the embed document, which has no origin, renders it.
  'data-embed-html': anyText,
  'data-embed-load': token,
  'data-embed-src': safeMedia,
  'data-height': pixels,
  'data-ratio': ratio,
};

/** Returns the policy for an editor's own HTML, with figures for frames; `more` adds elements or replaces their rules. */
export function blockPolicy(
  options: EmbedOptions,
  more: readonly (readonly [string, ElementRule])[] = [],
): Policy {
  const figure: ElementRule = {
    attributes: FIGURE_ATTRIBUTES,
    finish: (attributes) => finishFigure(attributes, options),
  };
  return {
    elements: new Map([...BLOCK_ELEMENTS, ['figure', figure], ...more]),
    everywhere: BLOCK_ATTRIBUTES,
    frame: (attributes) => embedFigure(attributes, options),
  };
}
