/**
 * Fetches the offer of the page's campaign and draws its plans into the markup that the server has written and hidden.
 *
 * Everything that a choice needs (who is signed in, the cart) is fetched with the first choice.
 */
import type { ElementContext, Enhance } from '@broadsheet/block-kit';
import { drawOffer } from './drawOffer.ts';
import { findPart } from './findPart.ts';
import { parseOffer } from './parseOffer.ts';
import type { Plan } from './parseOffer.ts';

/** @param place the block's element, with what the server knows of the page in its `data-` attributes */
function readCampaign(place: HTMLElement, { environment }: ElementContext): string {
  const [, query = ''] = environment.address().split('?');
  return new URLSearchParams(query).get('campaign') || place.dataset['campaign'] || 'default';
}

interface Visit {
  readonly context: ElementContext;
  readonly signal: AbortSignal;
}

async function fetchOffer(place: HTMLElement, { context, signal }: Visit) {
  const url = `${place.dataset['offer'] ?? ''}${encodeURIComponent(readCampaign(place, context))}`;
  const response = await context.environment.fetch(url, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`The offer at ${url} answered ${response.status}.`);
  const answer: unknown = await response.json();
  return parseOffer(answer);
}

/** Puts a plan in the cart and leaves; one at a time, with a sentence when it comes to nothing. */
function createChoice(place: HTMLElement, context: ElementContext) {
  const [problem, busy] = [findPart(place, 'problem'), findPart(place, 'busy')];
  let isChoosing = false;
  const tell = (part: HTMLElement, isTold: boolean) =>
    (part.textContent = isTold ? (part.dataset['text'] ?? '') : '');

  return async (plan: Plan, button: HTMLButtonElement): Promise<void> => {
    if (isChoosing) return;
    isChoosing = true;
    tell(problem, false);
    tell(busy, true);
    button.setAttribute('aria-disabled', 'true');
    try {
      const { choosePlan } = await import('./choosePlan.ts');
      await choosePlan(plan, { place, context });
    } catch (error) {
      tell(problem, true);
      reportError(error);
      button.removeAttribute('aria-disabled');
    }
    tell(busy, false);
    isChoosing = false;
  };
}

/** Moves the focus to what the keyboard does not stop at. */
function focus(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus();
}

/** @param context its element is the block's, or what that stands in */
export const enhance: Enhance = (context) => {
  const { element } = context;
  const place = element.matches('[data-offer]')
    ? element
    : element.querySelector<HTMLElement>('[data-offer]');
  if (place === null) return () => undefined;
  const leaving = new AbortController();
  const { signal } = leaving;
  const [plans, failure] = [findPart(place, 'plans'), findPart(place, 'failure')];
  const retry = failure.querySelector('button');
  const choose = createChoice(place, context);
  const words: unknown = JSON.parse(place.dataset['words'] ?? '{}');

  async function show(shown: HTMLElement, hasFocus = false): Promise<void> {
    failure.hidden = true;
    try {
      const offer = await fetchOffer(shown, { context, signal });
      if (signal.aborted || offer === undefined) return;
      drawOffer(shown, {
        offer,
        locale: shown.dataset['locale'] ?? 'en',
        words: typeof words === 'object' && words !== null ? Object.fromEntries(Object.entries(words)) : {},
        otherwise: shown.dataset['choose'] ?? '',
        onChoose: (plan, button) => void choose(plan, button),
      });
      plans.hidden = false;
      // The button that was pressed is gone.
      if (hasFocus) focus(findPart(shown, 'title'));
    } catch (error) {
      if (signal.aborted) return;
      reportError(error);
      failure.hidden = false;
      if (hasFocus) retry?.focus();
    }
  }
  retry?.addEventListener('click', () => void show(place, true), { signal });
  void show(place);
  return () => leaving.abort();
};
