import type { FieldValues } from '@broadsheet/block-kit';
import type { fields } from './fields.ts';
import type { LoadedPlans } from './loadPlans.ts';

export type ChangePlanProps = FieldValues<typeof fields>;

/** The properties of the steps, once everything has loaded. */
export interface ChangingProps extends ChangePlanProps {
  readonly loaded: LoadedPlans;
  /** Runs when the change that waited was taken back. */
  readonly onKept: () => void;
}
