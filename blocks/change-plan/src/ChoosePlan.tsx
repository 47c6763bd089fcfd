'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { usePriceTexts } from '@broadsheet/sales-ui';
import { Form, RadioField } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import type { Plan } from './Plan.ts';
import { PlanLabel } from './planStyles.ts';

const StartForm = styled(Form)`
  max-inline-size: 34rem;
  margin-inline: 0;
`;

export interface ChoosePlanProps {
  readonly plans: readonly Plan[];
  /** The plan chosen before the reader came back to this step. */
  readonly chosen: Plan | undefined;
  readonly onChosen: (plan: Plan) => void;
}

/** Renders the available plans, each with its price and the later rates. Nothing is charged here. */
export function ChoosePlan({ plans, chosen, onChosen }: ChoosePlanProps) {
  const t = usePhrases(phrases);
  const { priceText } = usePriceTexts();
  return (
    <StartForm
      label={t('sub.plan.title')}
      submitLabel={t('sub.plan.see')}
      onSubmit={({ plan: code }) => {
        const plan = plans.find(({ priceCode }) => priceCode === code);
        if (plan !== undefined) onChosen(plan);
      }}
    >
      <RadioField
        name="plan"
        label={t('sub.plan.choose')}
        required
        validationErrorMessage={t('sub.plan.chooseErr')}
        {...(chosen && { defaultValue: chosen.priceCode })}
        options={plans.map((plan) => ({
          value: plan.priceCode,
          label: (
            <PlanLabel>
              {plan.name}
              <span>{priceText(plan)}</span>
            </PlanLabel>
          ),
        }))}
      />
    </StartForm>
  );
}
