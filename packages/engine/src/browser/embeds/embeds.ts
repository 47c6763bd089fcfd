/** What the loader fetches with the first embed that is opened or comes near. */
export { openEmbed } from './openEmbed.ts';
export { openNearby } from './openNearby.ts';
