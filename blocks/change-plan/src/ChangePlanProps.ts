import type { FieldValues } from '@broadsheet/block-kit';
import type { fields } from './fields.ts';
import type { LoadedPlans } from './loadPlans.ts';

export type ChangePlanProps = FieldValues<typeof fields>;

/** What the steps work with, once everything is there. */
export interface ChangingProps extends ChangePlanProps {
  readonly loaded: LoadedPlans;
}
