import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Offer as Block } from './Offer.tsx';

/**
 * Renders the plans of a campaign. The page is the same for every campaign and contains no plans; the block's script fetches
 * them. When the site itself sells, they are markup from the server, else the script draws them from the response of the
 * site's retail service.
 */
export const Offer = withFieldDefaults(fields, Block);
export type { OfferProps } from './Offer.tsx';
export { phraseBook as offerPhrases } from './locales.ts';
