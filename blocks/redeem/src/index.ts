import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Redeem as Block } from './Redeem.tsx';

/** Opens a subscription with the code of a gift, an invitation, or an organisation. */
export const Redeem = withFieldDefaults(fields, Block);
export type { RedeemProps } from './Redeem.tsx';
export { phraseBook as redeemPhrases } from './locales.ts';
