/** Shows the plans of a payment wall that stands in the page. */
import type { ElementContext } from '@broadsheet/block-kit';
import { findPart } from '../findPart.ts';

/**
 * The session item of the plan that was chosen here. The offer page goes on with it at once; it reads the item by the same
 * name, without a module that both would have to fetch.
 */
const CHOSEN_PLAN = 'broadsheet.chosenPlan';

/**
 * The session item that tells the checkout that its reader has pressed the button for wallets, whose code could not be
 * fetched here; the checkout reads it by the same name.
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
    plans.addEventListener('submit', (event) => {
      const plan = new FormData(plans).get('plan');
      if (typeof plan === 'string') environment.writeSessionItem(CHOSEN_PLAN, plan);
      environment.writeSessionItem(WANTS_WALLET, undefined);
      const button = event.submitter;
      if (!button?.closest('p')) return;
      event.preventDefault();
      import('./payInPlace.ts')
        .then(({ payInPlace }) => payInPlace(findPart(panel, 'wallets'), { plans, button }))
        .catch((error: unknown) => {
          reportError(error);
          environment.writeSessionItem(WANTS_WALLET, '1');
          plans.submit();
        });
    });
  } catch (error) {
    reportError(error);
    findPart(panel, 'price-error').hidden = false;
  }
}
