/** Shows the plans of a payment wall that stands in the page; fetched only for readers who meet one. */
import type { ElementContext } from '@broadsheet/block-kit';
import { findPart } from '../findPart.ts';

/**
 * The session item of the plan that was chosen here. The offer page goes on with it at once; it reads the item by the same
 * name, without a module that both would have to fetch.
 */
const CHOSEN_PLAN = 'broadsheet.chosenPlan';

/**
 * The session item that tells the checkout that its reader has pressed the button for wallets; the checkout reads it by the
 * same name.
 */
const WANTS_WALLET = 'broadsheet.wantsWallet';

/** Milliseconds for which offers are cached. */
const CACHED_MS = 60_000;

interface PlansRequested {
  readonly context: Pick<ElementContext, 'environment' | 'fetchBlock'>;
  /** The code of the campaign. */
  readonly campaign: string;
}

/**
 * Requests the wall with the plans of a campaign, and puts them into the wall. When they cannot be fetched, the wall tells
 * so, and its button leads to the offer page.
 */
export async function showPlans(panel: HTMLElement, { context, campaign }: PlansRequested): Promise<void> {
  const { environment, fetchBlock } = context;
  const query = new URLSearchParams({ campaign, wall: (environment.now() / CACHED_MS).toFixed() });
  try {
    const page = new DOMParser().parseFromString(await fetchBlock(`?${query}`), 'text/html');
    const plans = page.querySelector<HTMLFormElement>('form[data-part=plans]');
    if (plans === null) return;
    findPart(panel, 'plans').replaceWith(plans);
    plans.addEventListener('submit', ({ submitter }) => {
      const plan = new FormData(plans).get('plan');
      if (typeof plan === 'string') environment.writeSessionItem(CHOSEN_PLAN, plan);
      environment.writeSessionItem(WANTS_WALLET, submitter?.closest('p') ? '1' : undefined);
    });
  } catch (error) {
    reportError(error);
    findPart(panel, 'price-error').hidden = false;
  }
}
