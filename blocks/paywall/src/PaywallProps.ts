import type { FieldValues } from '@broadsheet/block-kit';
import type { fields } from './fields.ts';

export type PaywallProps = FieldValues<typeof fields>;
/** How a wall that stands over the page covers it. */
export type OverlayMode = Exclude<PaywallProps['displayMode'], 'inPage'>;
