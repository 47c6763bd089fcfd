import type { Story } from '@broadsheet/sdk-content';

/** A shape that the markup names itself, or a frame of another site, which has its own. */
const HAS_SHAPE = /\sdata-(?:aspect-)?ratio=|\bbs-embed\b|<iframe\b/i;

/**
 * The shape of the player as `16:9` or `--`, which is that of the markup. A file that names none has the shape of its still;
 * without a still the player is 16:9.
 */
export function playerRatio(chosen: string, { embed_html = '', promo_items }: Story): string {
  if (chosen !== '--' || HAS_SHAPE.test(embed_html)) return chosen;
  const { width = 0, height = 0 } = promo_items?.basic ?? {};
  return width > 0 && height > 0 ? `${width}:${height}` : chosen;
}
