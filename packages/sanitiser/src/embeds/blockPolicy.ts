import { BLOCK_ATTRIBUTES } from '../policy/attributeRules.ts';
import { BLOCK_ELEMENTS, FIGURE_ATTRIBUTES } from '../policy/blockElements.ts';
import type { ElementRule, Policy } from '../policy/Policy.ts';
import { embedFigure, finishFigure } from './embedFigure.ts';
import type { EmbedOptions } from './EmbedOptions.ts';

/** An editor's own HTML, its frames as figures; `more` adds elements or takes the place of their rules. */
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
