/** Shows the plans of a payment wall that stands in the page; fetched only for readers who meet one. */
import type { ElementContext } from '@broadsheet/block-kit';
import { storeChosenPlan } from '@broadsheet/subscription/chosen-plan';
import { findPart } from '../findPart.ts';

const MINUTE_MS = 60_000;

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
  const query = new URLSearchParams({ campaign, wall: (environment.now() / MINUTE_MS).toFixed() });
  try {
    const page = new DOMParser().parseFromString(await fetchBlock(`?${query}`), 'text/html');
    const plans = page.querySelector<HTMLFormElement>('form[data-part=plans]');
    if (plans === null) return;
    findPart(panel, 'plans').replaceWith(plans);
    plans.addEventListener('submit', () => {
      const plan = new FormData(plans).get('plan');
      if (typeof plan === 'string') storeChosenPlan(environment, plan);
    });
  } catch (error) {
    reportError(error);
    findPart(panel, 'price-error').hidden = false;
  }
}
