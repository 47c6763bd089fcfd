export { sanitiseText } from './sanitiseText.ts';
export { sanitiseInline } from './sanitiseInline.ts';
export type { InlineOptions } from './sanitiseInline.ts';
export { sanitiseRawHtml } from './sanitiseRawHtml.ts';
export { sanitiseEmbed } from './sanitiseEmbed.ts';
export type { EmbedOptions } from './embeds/EmbedOptions.ts';
export { sanitiseContent } from './content/sanitiseContent.ts';
export type { ContentOptions } from './content/sanitiseContent.ts';
export type { DroppedPart } from './content/sanitiseContent.ts';
