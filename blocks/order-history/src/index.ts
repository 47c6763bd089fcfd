import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { OrderHistory as Block } from './OrderHistory.tsx';

/** Renders the reader's orders, newest first, each with its receipt. */
export const OrderHistory = withFieldDefaults(fields, Block);
export type { OrderHistoryProps } from './OrderHistory.tsx';
export { phraseBook as orderHistoryPhrases } from './locales.ts';
