'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { accountEnglish, readerEnglish, useReaderAction } from '@broadsheet/identity-ui';
import { keepPlan } from '@broadsheet/sdk-sales/operations';
import { leaveCyclesOut, useCardDate, usePriceTexts } from '@broadsheet/sales-ui';
import { Button, FormError } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import type { LoadedPlans } from './loadPlans.ts';
import { phrases } from './phrases.ts';
import { Waiting } from './planStyles.ts';

const english = { ...readerEnglish, ...accountEnglish, ...phrases };
const ERRORS = {
  byCode: { '400022': 'sub.plan.pastDue', '400032': 'sub.plan.pending', '400033': 'sub.plan.pending' },
  otherwise: 'sub.plan.keepErr',
} as const;

export interface WaitingPlanProps {
  readonly loaded: LoadedPlans;
  /** The name of the current plan. */
  readonly current: string;
  readonly onKept: () => void;
}

/**
 * Renders the plan that begins when the period ends, with the button that takes that change back; nothing without one. Once
 * it was taken back, a sentence says so and has the focus, because the button is gone.
 */
export function WaitingPlan({ loaded, current, onKept }: WaitingPlanProps) {
  const { sales, subscription, waiting } = loaded;
  const t = usePhrases(english);
  const writeDate = useCardDate();
  const { priceText } = usePriceTexts();
  const { isBusy, problem, run } = useReaderAction(ERRORS);
  const [isKept, setKept] = useState(false);
  const kept = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isKept) kept.current?.focus();
  }, [isKept]);

  async function keep(): Promise<void> {
    if (!(await run(() => keepPlan(sales, subscription.subscriptionID)))) return;
    setKept(true);
    onKept();
  }

  if (isKept)
    return (
      <Waiting ref={kept} tabIndex={-1}>
        <output>{t('sub.plan.kept', { plan: current })}</output>
      </Waiting>
    );
  if (waiting === undefined) return null;
  const { plan, firstCycle, beginsAt } = waiting;
  return (
    <Waiting>
      <p>
        {t('sub.plan.waits', { plan: plan.name, date: writeDate(beginsAt) })}{' '}
        {priceText({ ...plan, rates: leaveCyclesOut(plan.rates, firstCycle) })}
      </p>
      <p>{t('sub.plan.waitsOther')}</p>
      <FormError>{problem && t(problem)}</FormError>
      <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => void keep()}>
        {t('sub.plan.keep', { plan: current })}
      </Button>
    </Waiting>
  );
}
