import { finishFigure } from './embeds/embedFigure.ts';
import type { EmbedOptions } from './embeds/EmbedOptions.ts';
import { ratioRule } from './embeds/frameShape.ts';
import { playerFrame } from './embeds/playerFrame.ts';
import { applyPolicy } from './policy/applyPolicy.ts';
import { BLOCK_ATTRIBUTES, token } from './policy/attributeRules.ts';
import { BLOCK_ELEMENTS, FIGURE_ATTRIBUTES } from './policy/blockElements.ts';
import type { AttributeRules } from './policy/Policy.ts';

/** How hosted players name their film and shape on the element that their script looks for. */
const PLAYER_ATTRIBUTES: AttributeRules = {
  'data-api': token,
  'data-aspect-ratio': ratioRule,
  'data-autoplay': token,
  'data-env': token,
  'data-org': token,
  'data-playthrough': token,
  'data-ratio': ratioRule,
  'data-stream': token,
  'data-uuid': token,
};

/**
 * Player markup of a video, `embed_html` (block-contracts 9.6): as `sanitiseRawHtml`, but a frame of an allowed host
 * stays a frame, for a player mounts only when its reader plays it. Frames are rewritten with a sandbox and a fixed
 * list of permissions; scripts are dropped. Never throws; idempotent.
 */
export function sanitiseEmbed(html: string, options: EmbedOptions = {}): string {
  return applyPolicy(html, {
    elements: new Map([
      ...BLOCK_ELEMENTS,
      ['div', { attributes: PLAYER_ATTRIBUTES }],
      [
        'figure',
        { attributes: FIGURE_ATTRIBUTES, finish: (attributes) => finishFigure(attributes, options) },
      ],
    ]),
    everywhere: BLOCK_ATTRIBUTES,
    frame: (attributes) => playerFrame(attributes, options),
  });
}
