import type { OrderAmounts, SummaryItem } from '@broadsheet/sales-ui';
import type { StepsProps } from './StepsProps.ts';
import type { useCheckout } from './useCheckout.ts';
import type { useSteps } from './useSteps.ts';

export interface NumberedStepsProps extends StepsProps {
  readonly steps: ReturnType<typeof useSteps>;
  readonly items: readonly SummaryItem[];
  readonly amounts: OrderAmounts;
}

/** The additional properties of the payment and review steps. */
export interface SectionProps extends NumberedStepsProps {
  readonly checkout: ReturnType<typeof useCheckout>;
}
