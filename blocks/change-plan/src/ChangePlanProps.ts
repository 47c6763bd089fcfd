import type { FieldValues } from '@broadsheet/block-kit';
import type { fields } from './fields.ts';

export type ChangePlanProps = FieldValues<typeof fields>;
