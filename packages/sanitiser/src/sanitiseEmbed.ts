import { blockPolicy } from './embeds/blockPolicy.ts';
import type { EmbedOptions } from './embeds/EmbedOptions.ts';
import { sanitiseBlocks } from './embeds/sanitiseBlocks.ts';
import { ratio, token } from './policy/attributeRules.ts';
import type { AttributeRules } from './policy/Policy.ts';

/** How hosted players name their video and shape on the element that their script looks for. */
const PLAYER_ATTRIBUTES: AttributeRules = {
  'data-api': token,
  'data-aspect-ratio': ratio,
  'data-autoplay': token,
  'data-env': token,
  'data-org': token,
  'data-playthrough': token,
  'data-ratio': ratio,
  'data-stream': token,
  'data-uuid': token,
};

/**
 * Player markup of a video, `embed_html`: as `sanitiseRawHtml`, with the data attributes that the script of a hosted
 * player looks for. Videos and sound in `<video>` and `<audio>` stay. Never throws; idempotent.
 */
export function sanitiseEmbed(html: string, options: EmbedOptions = {}): string {
  const policy = blockPolicy(options, [['div', { attributes: PLAYER_ATTRIBUTES }]]);
  return sanitiseBlocks(html, policy, options);
}
