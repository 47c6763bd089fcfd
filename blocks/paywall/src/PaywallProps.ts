import type { FieldValues } from '@broadsheet/block-kit';
import type { fields } from './fields.ts';

export type PaywallProps = FieldValues<typeof fields>;
export type DisplayMode = PaywallProps['displayMode'];
