'use client';
/** Requests the preview of a change of plan, and makes the change. The amounts are exactly those of the service. */
import { useHost } from '@broadsheet/block-kit';
import { useReaderAction } from '@broadsheet/identity-ui';
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
  const firstCycle = change.proposedRetailCycleIDX ?? 1;
  const amountOf = (cycle: number) => getNextRate(plan.rates, cycle - 1)?.amount;
  const { proposedTermTotalAmount, proposedNextCharge } = change;
  // Only the service knows the quantity and the taxes. Others than the embedded one do not tell these two amounts.
  const price =
    proposedTermTotalAmount === undefined ? (amountOf(firstCycle) ?? 0) : minor(proposedTermTotalAmount);
  const isPriceWhole = proposedTermTotalAmount !== undefined || plan.isTaxInclusive;
  const unused = price + refund - charge;
  return {
    sessionId,
    moment,
    charge,
    refund,
    firstCycle,
    price,
    unused: moment === 'now' && isPriceWhole && unused >= 0 ? unused : undefined,
    // A change at the end of the term charges the first cycle then; a change now charges it now, and the second one is next.
    nextCharge:
      proposedNextCharge === undefined
        ? amountOf(moment === 'now' ? firstCycle + 1 : firstCycle)
        : minor(proposedNextCharge),
    nextChargeAt: proposedNextEventDate ?? undefined,
    termEndsAt: currentTermEnds ?? undefined,
  };
}

export interface PlanChangeOptions {
  readonly loaded: LoadedPlans;
  readonly plan: Plan;
  readonly moment: ChangeMoment;
  /** The change that the reader agreed to before a reload and that the bank still asks about. */
  readonly open: PreviewedChange | undefined;
  readonly onChanged: (change: PreviewedChange) => void;
}

/**
 * Returns the preview of a plan at a moment, and the function that makes the change; another moment requests a new preview.
 */
export function usePlanChange({ loaded, plan, moment, open, onChanged }: PlanChangeOptions) {
  const { sales, subscription } = loaded;
  const host = useHost();
  const { environment } = host;
  const { isBusy, problem, run } = useReaderAction(ERRORS);
  const [preview, setPreview] = useState(open);
  const [isOpen, setOpen] = useState(open !== undefined);
  const [attempt, setAttempt] = useState(0);
  const question = `${plan.priceCode} ${moment} ${attempt}`;
  const requested = useRef(open?.moment === moment ? question : '');
  const { subscriptionID } = subscription;

  useEffect(() => {
    // Previews are requested one at a time; a newer request waits for the answer to this one.
    if (isBusy || requested.current === question) return;
    requested.current = question;
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
    /** The preview of this plan at this moment; `undefined` until it has loaded. */
    preview: preview?.moment === moment ? preview : undefined,
    async confirm(shown: PreviewedChange): Promise<void> {
      setOpen(false);
      const change = { subscriptionID, priceCode: plan.priceCode, preview: shown };
      if (await run(() => makeChange({ sales, host }, change))) onChanged(shown);
    },
    /** Requests the preview again, because it is too old or could not be loaded. */
    again: () => setAttempt((count) => count + 1),
  };
}
