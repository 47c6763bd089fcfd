/**
 * Loads the plans of the page's campaign and shows them. Every visit loads this script, so it contains only that: the code
 * that draws plans the server has not rendered, and everything for a choice (the session, the cart), is fetched when it is
 * needed.
 */
import type { ElementContext, Enhance } from '@broadsheet/block-kit';

const MINUTE_MS = 60_000;

type Part = 'plans' | 'failure' | 'problem' | 'busy' | 'title';

const findPart = (scope: ParentNode, part: Part) => scope.querySelector<HTMLElement>(`[data-part=${part}]`);

/** Writes the message of a part, or removes it. */
function tell(place: HTMLElement, part: Part, isTold: boolean): void {
  const told = findPart(place, part);
  if (told !== null) told.textContent = isTold ? (told.dataset['text'] ?? '') : '';
}

interface OfferPlace {
  /** The block's element, whose `data-` attributes hold what the server knows of the page. */
  readonly place: HTMLElement;
  readonly failure: HTMLElement;
  readonly context: ElementContext;
  readonly signal: AbortSignal;
}

/** Replaces the empty section by the server's markup of the plans. @returns whether the server has rendered any */
async function takePlans(place: HTMLElement, { fetchBlock, environment }: ElementContext, campaign: string) {
  const plans = String(Math.floor(environment.now() / MINUTE_MS));
  const answer = place.ownerDocument.createElement('template');
  answer.innerHTML = await fetchBlock(`?${new URLSearchParams({ campaign, plans })}`);
  const written = findPart(answer.content, 'plans');
  if (written !== null) findPart(place, 'plans')?.replaceWith(written);
  return written !== null;
}

/** Loads the plans. @returns whether there are any; rejects when they cannot be loaded */
async function bringPlans({ place, context, signal }: OfferPlace): Promise<boolean> {
  const { environment } = context;
  const [, query] = environment.address().split('?');
  const campaign = new URLSearchParams(query).get('campaign') || place.dataset['campaign'] || 'default';
  // Plans that the server could not render may still be drawn here.
  if ('ours' in place.dataset && (await takePlans(place, context, campaign).catch(() => false))) return true;
  const { drawOffer } = await import('./drawOffer.ts');
  return drawOffer(place, { environment, campaign, signal });
}

/** Moves the focus to a part that the Tab key does not reach. */
function focus(part: HTMLElement | null): void {
  part?.setAttribute('tabindex', '-1');
  part?.focus();
}

/** Shows the plans, or a failure. @param isAskedFor whether the reader has clicked the retry button, which is then hidden */
async function show(offer: OfferPlace, isAskedFor: boolean): Promise<void> {
  const { place, failure, signal } = offer;
  failure.hidden = true;
  try {
    const plans = (await bringPlans(offer)) && findPart(place, 'plans');
    if (signal.aborted || !plans) return;
    plans.hidden = false;
    if (isAskedFor) focus(findPart(plans, 'title'));
  } catch (error) {
    if (signal.aborted) return;
    reportError(error);
    failure.hidden = false;
    if (isAskedFor) failure.querySelector('button')?.focus();
  }
}

/** Adds a plan to the cart and leaves the page; shows a message when that fails. */
async function choose({ place, context }: OfferPlace, button: HTMLButtonElement): Promise<void> {
  tell(place, 'problem', false);
  tell(place, 'busy', true);
  button.setAttribute('aria-disabled', 'true');
  try {
    const { choosePlan } = await import('./choosePlan.ts');
    await choosePlan({ sku: button.name, priceCode: button.value }, { place, context });
  } catch (error) {
    tell(place, 'problem', true);
    // The clicked button may be a screen further down.
    findPart(place, 'problem')?.scrollIntoView({ block: 'nearest' });
    reportError(error);
    button.removeAttribute('aria-disabled');
  }
  tell(place, 'busy', false);
}

/** Enhances the offer. @param context its element is the block's, or contains it */
export const enhance: Enhance = (context) => {
  const { element } = context;
  const place = element.matches('[data-offer]')
    ? element
    : element.querySelector<HTMLElement>('[data-offer]');
  const failure = place && findPart(place, 'failure');
  if (place === null || failure === null) return () => undefined;
  const leaving = new AbortController();
  const { signal } = leaving;
  const offer = { place, failure, context, signal };
  let choice: Promise<void> | undefined;
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.name) choice ??= choose(offer, button).finally(() => (choice = undefined));
    else if (button !== null) void show(offer, true);
  };
  place.addEventListener('click', press, { signal });
  void show(offer, false);
  return () => leaving.abort();
};
