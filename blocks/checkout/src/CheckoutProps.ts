import type { FieldValues } from '@broadsheet/block-kit';
import type { fields } from './fields.ts';

export type CheckoutProps = FieldValues<typeof fields>;
