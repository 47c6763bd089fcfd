'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { usePriceTexts } from '@broadsheet/sales-ui';
import { useState } from 'react';
import { ChangeDone } from './ChangeDone.tsx';
import type { ChangingProps } from './ChangePlanProps.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { ChoosePlan } from './ChoosePlan.tsx';
import { readOpenChange } from './openChange.ts';
import { phrases } from './phrases.ts';
import type { Plan } from './Plan.ts';
import { CurrentPlan } from './planStyles.ts';
import type { PreviewedChange } from './PreviewedChange.ts';
import { WaitingPlan } from './WaitingPlan.tsx';

type ChangeState =
  | { readonly step: 'choose'; readonly plan: Plan | undefined }
  | { readonly step: 'preview'; readonly plan: Plan; readonly open?: PreviewedChange | undefined }
  | { readonly step: 'done'; readonly plan: Plan; readonly change: PreviewedChange };

/** Renders the steps from the choice of a plan through the preview to the finished change. */
export function Changing(props: ChangingProps) {
  const { loaded, onKept } = props;
  const t = usePhrases(phrases);
  const { priceText } = usePriceTexts();
  const { environment } = useHost();
  const { subscription, current, plans } = loaded;
  const [state, setState] = useState<ChangeState>(() => {
    const open = readOpenChange(environment, subscription.subscriptionID);
    const plan = plans.find(({ priceCode }) => priceCode === open?.priceCode);
    return plan === undefined ? { step: 'choose', plan } : { step: 'preview', plan, open: open?.preview };
  });
  const name = current?.name ?? subscription.productName ?? '';
  switch (state.step) {
    case 'choose':
      return (
        <>
          <CurrentPlan>
            {t('sub.plan.current', { plan: name })}
            {current && ` ${priceText(current)}`}
          </CurrentPlan>
          <WaitingPlan loaded={loaded} current={name} onKept={onKept} />
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
          open={state.open}
          onBack={() => setState({ step: 'choose', plan: state.plan })}
          onChanged={(change) => setState({ step: 'done', plan: state.plan, change })}
        />
      );
    case 'done':
      return <ChangeDone {...props} plan={state.plan} change={state.change} />;
  }
}
