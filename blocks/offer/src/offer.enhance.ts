/**
 * Loads the plans of the page's campaign and shows them. Every visit loads this script, so it contains only that: the code
 * that draws plans the server has not rendered, and everything for a choice (the session, the cart), is fetched when it is
 * needed.
 */
import type { ElementContext, Enhance } from '@broadsheet/block-kit';
import { hasStoredSession } from '@broadsheet/identity-ui/stored-session';
import { consumeChosenPlan } from './consumeChosenPlan.ts';

/** Milliseconds for which offers are cached. */
const CACHED_MS = 60_000;

const OFFER = '[data-offer]';

type Part = 'plans' | 'failure' | 'problem' | 'title';

const findPart = (scope: ParentNode, part: Part) => scope.querySelector<HTMLElement>(`[data-part=${part}]`);

interface OfferPlace {
  /** The block's element, whose `data-` attributes hold what the server knows of the page. */
  readonly place: HTMLElement;
  readonly failure: HTMLElement;
  readonly context: ElementContext;
  readonly signal: AbortSignal;
}

/** Loads the plans, rendered by the server if it can. @returns whether there are any; rejects when they cannot be loaded */
async function loadPlans({ place, context, signal }: OfferPlace): Promise<boolean> {
  const { environment, fetchBlock } = context;
  const campaign =
    new URLSearchParams(environment.address().split('?')[1]).get('campaign') ||
    place.dataset['campaign'] ||
    'default';
  if ('ours' in place.dataset) {
    const query = new URLSearchParams({ campaign, plans: (environment.now() / CACHED_MS).toFixed() });
    const html = await fetchBlock(`?${query}`).catch(() => '');
    const rendered = findPart(new DOMParser().parseFromString(html, 'text/html'), 'plans');
    if (rendered !== null) {
      findPart(place, 'plans')?.replaceWith(rendered);
      return true;
    }
  }
  const { drawOffer } = await import('./drawOffer.ts');
  return drawOffer(place, { environment, campaign, signal });
}

/** Shows the card of a plan, with its period, and leads the keyboard to it. */
function showPlan(place: HTMLElement, button: HTMLButtonElement): void {
  const card = button.closest<HTMLElement>('article');
  const { period } = card?.dataset ?? {};
  place.querySelector<HTMLElement>(`input[value=${period ?? 'none'}]`)?.click();
  card?.setAttribute('data-chosen', '');
  button.focus();
}

/**
 * Goes on with the plan that the reader chose on another page of this site, and removes it from the address: the way back
 * shows all. A plan that only the address names is shown, and the reader presses its button.
 */
function continueWithPlan({ place, context }: OfferPlace): void {
  const { environment } = context;
  const [path = '', query] = environment.address().split('?');
  const parameters = new URLSearchParams(query);
  const plan = parameters.get('plan');
  if (plan === null) return;
  parameters.delete('plan');
  environment.replaceAddress([path, String(parameters)].filter(Boolean).join('?'));
  const isChosen = consumeChosenPlan(environment) === plan;
  const buttons = place.querySelectorAll<HTMLButtonElement>('button[name]');
  const button = [...buttons].find(({ value }) => value === plan);
  if (button === undefined) return;
  if (isChosen) button.click();
  else showPlan(place, button);
}

/** Lists what a signed-in reader has already; nothing when that cannot be found out, because they can choose all the same. */
async function findOwned({ context }: OfferPlace) {
  if (!hasStoredSession(context.environment)) return undefined;
  const { listOwned, showOwned } = await import('./showOwned.ts');
  const owned = await listOwned(context);
  return (plans: HTMLElement) => showOwned(plans, owned);
}

/** Shows the plans, or a failure. @param isAskedFor whether the reader has clicked the retry button, which is then hidden */
async function show(offer: OfferPlace, isRequested: boolean): Promise<void> {
  const { place, failure, signal } = offer;
  failure.hidden = true;
  // Asked meanwhile, so that the plans do not move when the answer is there.
  const owned = findOwned(offer).catch(reportError);
  try {
    const plans = (await loadPlans(offer)) && findPart(place, 'plans');
    if (!plans) return;
    const mark = await owned;
    if (mark) mark(plans);
    plans.hidden = false;
    if (isRequested) findPart(plans, 'title')?.focus();
    continueWithPlan(offer);
  } catch (error) {
    if (signal.aborted) return;
    reportError(error);
    failure.hidden = false;
    if (isRequested) failure.querySelector('button')?.focus();
  }
}

/** Adds a plan to the cart and leaves the page; shows a message when that fails. */
async function choose({ place, context }: OfferPlace, button: HTMLButtonElement): Promise<void> {
  const problem = findPart(place, 'problem');
  button.setAttribute('aria-disabled', 'true');
  try {
    const { choosePlan } = await import('./choosePlan.ts');
    await choosePlan(button, { place, context });
  } catch (error) {
    if (problem !== null) {
      problem.textContent = problem.dataset['text'] ?? '';
      // The clicked button may be a screen further down.
      problem.scrollIntoView({ block: 'nearest' });
    }
    reportError(error);
    button.removeAttribute('aria-disabled');
  }
}

/** Shows the plans, and handles clicks on them and on the retry button. */
function startOffer(offer: OfferPlace): void {
  let choice: Promise<void> | undefined;
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const part = button?.closest<HTMLElement>('[data-part^=wallet]')?.dataset['part'];
    // What stands in the place of the wallets is theirs.
    if (part === 'wallets') return;
    if (button && part)
      import('./payInPlace.ts').then(({ payInPlace }) => payInPlace(button, offer)).catch(reportError);
    else if (button?.name) choice ??= choose(offer, button).finally(() => (choice = undefined));
    else if (button && offer.failure.contains(button)) void show(offer, true);
  };
  offer.place.addEventListener('click', press, { signal: offer.signal });
  void show(offer, false);
}

/** Enhances the offer. @param context its element is the block's, or contains it */
export const enhance: Enhance = (context) => {
  const { element } = context;
  const leaving = new AbortController();
  const place = element.closest<HTMLElement>(OFFER) ?? element.querySelector<HTMLElement>(OFFER);
  const failure = place && findPart(place, 'failure');
  if (place && failure) startOffer({ place, failure, context, signal: leaving.signal });
  return () => leaving.abort();
};
