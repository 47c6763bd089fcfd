'use client';
/** Asks what a change of plan costs, and makes it: the amounts are those of the service, to the cent. */
import { useHost } from '@broadsheet/block-kit';
import { useReaderAction } from '@broadsheet/reader';
import { initializeSubscriptionChange } from '@broadsheet/sdk-sales/operations';
import { getNextRate, toMinorUnits } from '@broadsheet/sdk-sales/rules';
import type { SubscriptionChange } from '@broadsheet/sdk-sales';
import { useEffect, useRef, useState } from 'react';
import type { LoadedPlans } from './loadPlans.ts';
import { makeChange } from './makeChange.ts';
import { removeOpenChange } from './openChange.ts';
import type { Plan } from './Plan.ts';
import type { ChangeMoment, PreviewedChange } from './PreviewedChange.ts';

const REQUESTS = {
  now: { productChanges: 'NOW', currentTerm: 'ENDS' },
  end: { productChanges: 'END_OF_CURRENT_TERM', currentTerm: 'CONTINUES' },
} as const;

const ERRORS = {
  byCode: {
    '400022': 'sub.plan.pastDue',
    '400023': 'sub.plan.canceled',
    '400029': 'sub.plan.stale',
    '400030': 'sub.plan.declined',
    '400032': 'sub.plan.pending',
    '400033': 'sub.plan.pending',
    '400036': 'sub.plan.bank',
  },
  otherwise: 'sub.plan.err',
} as const;

function readPreview(change: SubscriptionChange, plan: Plan, moment: ChangeMoment): PreviewedChange {
  const { sessionId, proposedCharge, proposedRefundAmount, proposedNextEventDate, currentTermEnds } = change;
  if (!sessionId) throw new Error('The sales service showed a change of plan that cannot be made.');
  const minor = (amount: number | null | undefined) => toMinorUnits(amount ?? 0, plan.currency);
  const [charge, refund] = [minor(proposedCharge), minor(proposedRefundAmount)];
  const price = plan.rates[0]?.amount ?? 0;
  const unused = price + refund - charge;
  return {
    sessionId,
    moment,
    charge,
    refund,
    price,
    unused: moment === 'now' && plan.isTaxInclusive && unused >= 0 ? unused : undefined,
    // At the end of the term the first cycle of the new plan is charged, at once the second one is next.
    nextCharge: getNextRateAmount(plan, moment),
    nextChargeAt: proposedNextEventDate ?? undefined,
    termEndsAt: currentTermEnds ?? undefined,
  };
}

function getNextRateAmount({ rates }: Plan, moment: ChangeMoment): number | undefined {
  return getNextRate(rates, moment === 'now' ? 1 : 0)?.amount;
}

export interface PlanChangeOptions {
  readonly loaded: LoadedPlans;
  readonly plan: Plan;
  readonly moment: ChangeMoment;
  /** What the reader had agreed to before a reload, and the bank asks about. */
  readonly open: PreviewedChange | undefined;
  readonly onChanged: (change: PreviewedChange) => void;
}

/** Keeps the preview of a plan at a moment; another moment asks anew. */
export function usePlanChange({ loaded, plan, moment, open, onChanged }: PlanChangeOptions) {
  const { sales, subscription } = loaded;
  const host = useHost();
  const { environment } = host;
  const { isBusy, problem, run } = useReaderAction(ERRORS);
  const [preview, setPreview] = useState(open);
  const [isOpen, setOpen] = useState(open !== undefined);
  const [attempt, setAttempt] = useState(0);
  const question = `${plan.priceCode} ${moment} ${attempt}`;
  const asked = useRef(open?.moment === moment ? question : '');
  const { subscriptionID } = subscription;

  useEffect(() => {
    // One question at a time; the next one is asked when this one is answered.
    if (isBusy || asked.current === question) return;
    asked.current = question;
    setPreview(undefined);
    setOpen(false);
    removeOpenChange(environment);
    void run(async () => {
      const wanted = { newPriceCode: plan.priceCode, ...REQUESTS[moment] };
      const change = await initializeSubscriptionChange(sales, subscriptionID, wanted);
      setPreview(readPreview(change, plan, moment));
    });
  }, [isBusy, question, run, sales, subscriptionID, plan, moment, environment]);

  return {
    isBusy,
    problem: problem ?? (isOpen && !isBusy ? ('sub.plan.bank' as const) : undefined),
    /** Of this plan at this moment, once it is there. */
    preview: preview?.moment === moment ? preview : undefined,
    async confirm(shown: PreviewedChange): Promise<void> {
      setOpen(false);
      const change = { subscriptionID, priceCode: plan.priceCode, preview: shown };
      if (await run(() => makeChange({ sales, host }, change))) onChanged(shown);
    },
    /** Asks for the preview anew: the one before is too old, or could not be had. */
    again: () => setAttempt((count) => count + 1),
  };
}
