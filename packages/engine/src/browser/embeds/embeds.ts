/** The code of embeds, which the loader fetches with the first one that is opened or near the viewport. */
export { openEmbed } from './openEmbed.ts';
export { openNearby } from './openNearby.ts';
