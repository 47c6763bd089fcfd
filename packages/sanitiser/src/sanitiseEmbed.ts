import { blockPolicy } from './embeds/blockPolicy.ts';
import type { EmbedOptions } from './embeds/EmbedOptions.ts';
import { sanitiseBlocks } from './embeds/sanitiseBlocks.ts';
import { ratio, token } from './policy/allowedAttributes.ts';
import type { AttributeRules } from './policy/Policy.ts';

/** The data attributes with which hosted players' markup names the video and its shape for the player's script. */
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
 * Sanitises a video's player markup, `embed_html`, like `sanitiseRawHtml`, but keeps the data attributes that a hosted
 * player's script reads. `<video>` and `<audio>` are kept. Never throws; idempotent.
 */
export function sanitiseEmbed(html: string, options: EmbedOptions = {}): string {
  const policy = blockPolicy(options, [['div', { attributes: PLAYER_ATTRIBUTES }]]);
  return sanitiseBlocks(html, policy, options);
}
