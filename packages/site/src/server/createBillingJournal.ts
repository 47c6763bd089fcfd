import type { Sales } from '@broadsheet/platform';
import type { SiteMetrics } from '../metrics/createSiteMetrics.ts';
import type { ClockEntry, ClockJournal } from '@broadsheet/vendor-sandbox';

/** The number of lines that are kept. */
const MOST = 200;

export type BillingSales = Pick<Sales, 'runBilling' | 'reconcilePayments'>;

export interface BillingJournal {
  /** Performs the billing that is due. @param stopping ends it after the payment or the subscription that is under way */
  run(stopping?: AbortSignal): Promise<void>;
  /** Performs the billing that is due, and returns the entries since the start, newest first. */
  readonly read: ClockJournal;
}

const counted = (count: number, what: string): readonly string[] => (count === 0 ? [] : [`${count} ${what}`]);

/** Creates a journal that performs the work that is due with time, and records it for the page of the sandbox's clock. */
export function createBillingJournal(
  sales: BillingSales,
  {
    clock,
    metrics,
  }: { readonly clock: { now(): number }; readonly metrics?: Pick<SiteMetrics, 'billing'> | undefined },
): BillingJournal {
  const entries: ClockEntry[] = [];
  const run = async (stopping?: AbortSignal): Promise<void> => {
    const { booked } = await sales.reconcilePayments(stopping);
    const { renewed, failed, ended, notices } = await sales.runBilling(stopping);
    for (const [outcome, count] of Object.entries({ booked, renewed, failed, ended, notices }))
      if (count > 0) metrics?.billing.add({ outcome }, count);
    const parts = [
      ...counted(booked, 'payments found and booked'),
      ...counted(renewed, 'subscriptions renewed'),
      ...counted(failed, 'charges failed'),
      ...counted(ended, 'subscriptions ended'),
      ...counted(notices, 'notices mailed'),
    ];
    if (parts.length > 0) entries.unshift({ at: clock.now(), text: parts.join(', ') });
    entries.splice(MOST);
  };
  return {
    run,
    async read() {
      await run();
      return entries;
    },
  };
}
