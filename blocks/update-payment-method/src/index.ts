import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { UpdatePaymentMethod as Block } from './UpdatePaymentMethod.tsx';

/**
 * Lets a reader change the payment method of a running subscription to another card or to PayPal. In the page builder it is
 * a sentence.
 */
export const UpdatePaymentMethod = withFieldDefaults(fields, Block);
export type { UpdatePaymentMethodProps } from './UpdatePaymentMethod.tsx';
export { phraseBook as updatePaymentMethodPhrases } from './locales.ts';
