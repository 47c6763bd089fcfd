import { blockPolicy } from './embeds/blockPolicy.ts';
import type { EmbedOptions } from './embeds/EmbedOptions.ts';
import { ratioRule } from './embeds/frameShape.ts';
import { applyPolicy } from './policy/applyPolicy.ts';
import { token } from './policy/attributeRules.ts';
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
 * Player markup of a video, `embed_html` (block-contracts 9.6): as `sanitiseRawHtml`, so that a frame of another site
 * waits for a click as a figure, and with the data attributes that the script of a hosted player looks for. Films and
 * sound in `<video>` and `<audio>` stay. Scripts are dropped. Never throws; idempotent.
 */
export function sanitiseEmbed(html: string, options: EmbedOptions = {}): string {
  return applyPolicy(html, blockPolicy(options, [['div', { attributes: PLAYER_ATTRIBUTES }]]));
}
