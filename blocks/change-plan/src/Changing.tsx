'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { usePriceTexts } from '@broadsheet/subscription';
import { useState } from 'react';
import { ChangeDone } from './ChangeDone.tsx';
import type { ChangingProps } from './ChangePlanProps.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { ChoosePlan } from './ChoosePlan.tsx';
import { phrases } from './phrases.ts';
import type { Plan } from './Plan.ts';
import { CurrentPlan } from './planStyles.ts';
import type { PreviewedChange } from './usePlanChange.ts';

type ChangeState =
  | { readonly step: 'choose'; readonly plan: Plan | undefined }
  | { readonly step: 'preview'; readonly plan: Plan }
  | { readonly step: 'done'; readonly plan: Plan; readonly change: PreviewedChange };

/** From the plans over the preview to the change. */
export function Changing(props: ChangingProps) {
  const { loaded } = props;
  const t = usePhrases(phrases);
  const { priceText } = usePriceTexts();
  const [state, setState] = useState<ChangeState>({ step: 'choose', plan: undefined });
  const { subscription, current, plans } = loaded;
  const name = current?.name ?? subscription.productName ?? '';
  switch (state.step) {
    case 'choose':
      return (
        <>
          <CurrentPlan>
            {t('sub.plan.current', { plan: name })}
            {current && ` ${priceText(current)}`}
          </CurrentPlan>
          <ChoosePlan
            plans={plans}
            chosen={state.plan}
            onChosen={(plan) => setState({ step: 'preview', plan })}
          />
        </>
      );
    case 'preview':
      return (
        <ChangePreview
          {...props}
          plan={state.plan}
          onBack={() => setState({ step: 'choose', plan: state.plan })}
          onChanged={(change) => setState({ step: 'done', plan: state.plan, change })}
        />
      );
    case 'done':
      return <ChangeDone {...props} plan={state.plan} change={state.change} />;
  }
}
