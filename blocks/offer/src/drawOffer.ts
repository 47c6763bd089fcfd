/** Draws plans that the server has not rendered: another service sells, or the engine does not serve the page. */
import type { Environment } from '@broadsheet/block-kit';
import { formatMoney, formatPhrase, toLocale } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import { groupByPeriod, parseOffer, toPriceText, writeInline } from '@broadsheet/sales-ui';
import type { OfferPage, Plan, PlanOfPeriod, PriceTexts, TranslatePrice } from '@broadsheet/sales-ui';

interface Drawing {
  readonly offer: OfferPage;
  readonly locale: string;
  /** The phrases for prices in the page's language. */
  readonly words: Readonly<Record<string, string>>;
  /** The text of the button of a plan without a summary. */
  readonly otherwise: string;
}

export interface OfferVisit {
  readonly environment: Environment;
  readonly campaign: string;
  readonly signal: AbortSignal;
}

function isWords(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((word) => typeof word === 'string');
}

const writeAmount = (amount: number, currency: string, { locale }: Drawing): string =>
  formatMoney(amount, { currency, locale: toLocale(locale), decimals: 'auto' });

function priceText({ rates, currency }: Pick<Plan, 'rates' | 'currency'>, drawing: Drawing): string {
  const { locale, words } = drawing;
  const t: TranslatePrice = (key, values = {}) => formatPhrase(words[key] ?? key, values, locale);
  const texts: PriceTexts = { t, money: (amount) => writeAmount(amount, currency, drawing) };
  return toPriceText(rates, texts);
}

/** Writes a phrase about the amount that a plan by the year saves. */
function savingText(
  key: 'offer.saving' | 'offer.cardSaving',
  saving: number,
  { currency, drawing }: { readonly currency: string; readonly drawing: Drawing },
): string {
  const amount = writeAmount(saving, currency, drawing);
  return formatPhrase(drawing.words[key] ?? key, { amount }, drawing.locale);
}

/**
 * Finds a part of the block's own markup by its `data-part`.
 *
 * @throws Error when the markup is not the block's
 */
function findPart(scope: HTMLElement, name: string): HTMLElement {
  const part = scope.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (part === null) throw new Error(`The offer's markup has no "${name}"; it was changed on its way here.`);
  return part;
}

/** Writes the HTML into an element, and hides it when there is no text. */
function fill(element: HTMLElement, html: string): void {
  writeInline(element, html);
  element.hidden = element.textContent?.trim() === '';
}

function drawFeatures(list: HTMLElement, features: readonly string[]): void {
  const row = findPart(list, 'feature');
  for (const feature of features) {
    const copy = row.cloneNode(true);
    if (!(copy instanceof HTMLElement)) continue;
    copy.hidden = false;
    const words = copy.querySelector('span');
    if (words !== null) writeInline(words, feature);
    list.append(copy);
  }
  row.remove();
  list.hidden = features.length === 0;
}

function drawCard(blank: HTMLElement, { plan, period, saving }: PlanOfPeriod, drawing: Drawing): HTMLElement {
  const card = blank.cloneNode(true);
  if (!(card instanceof HTMLElement)) throw new TypeError('The card of the offer is no element.');
  card.hidden = false;
  delete card.dataset['part'];
  fill(findPart(card, 'name'), plan.name);
  fill(findPart(card, 'description'), plan.description);
  const price = findPart(card, 'price');
  fill(price, priceText(plan, drawing));
  if (plan.rates.length > 1)
    price.dataset['lasting'] = priceText({ ...plan, rates: plan.rates.slice(-1) }, drawing);
  if (period !== undefined) card.dataset['period'] = period;
  const { currency } = plan;
  if (saving !== undefined)
    fill(findPart(card, 'card-saving'), savingText('offer.cardSaving', saving, { currency, drawing }));
  drawFeatures(findPart(card, 'features'), plan.features);
  const button = card.querySelector('button');
  if (button !== null) {
    writeInline(button, plan.summary === '' ? drawing.otherwise : plan.summary);
    [button.name, button.value] = [plan.sku, plan.priceCode];
  }
  return card;
}

function fillPage(page: HTMLElement, drawing: Drawing): void {
  const { offer } = drawing;
  fill(findPart(page, 'title'), offer.title);
  fill(findPart(page, 'subtitle'), offer.subTitle);
  const cards = findPart(page, 'cards');
  const blank = findPart(cards, 'card');
  const place = page.querySelector<HTMLElement>('[data-part=period-place]');
  const plans: readonly PlanOfPeriod[] =
    place === null
      ? offer.plans.map((plan) => ({ plan, period: undefined, saving: undefined }))
      : groupByPeriod(offer.plans);
  if (place !== null) drawSwitch(place, plans, drawing);
  cards.replaceChildren(blank, ...plans.map((plan) => drawCard(blank, plan, drawing)));
}

/** Shows the switch between month and year where there are both, with the highest saving in the offer's one currency. */
function drawSwitch(place: HTMLElement, plans: readonly PlanOfPeriod[], drawing: Drawing): void {
  place.hidden = plans.every(({ period }) => period === undefined);
  const most = Math.max(0, ...plans.map(({ saving = 0 }) => saving));
  const currency = plans[0]?.plan.currency ?? '';
  if (most > 0 && plans.every(({ plan }) => plan.currency === currency))
    fill(findPart(place, 'saving'), savingText('offer.saving', most, { currency, drawing }));
}

async function fetchOffer(place: HTMLElement, { environment, campaign, signal }: OfferVisit) {
  const url = `${place.dataset['offer'] ?? ''}${encodeURIComponent(campaign)}`;
  const response = await environment.fetch(url, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`The offer at ${url} answered ${response.status}.`);
  const answer: unknown = await response.json();
  return parseOffer(answer);
}

/**
 * Fills the page of an offer, once: a card for each plan, in the order of the offer.
 *
 * @returns whether there is an offer
 * @throws Error when the offer could not be loaded
 */
export async function drawOffer(place: HTMLElement, visit: OfferVisit): Promise<boolean> {
  const offer = await fetchOffer(place, visit);
  if (offer === undefined || visit.signal.aborted) return false;
  const { locale = 'en', choose: otherwise = '', words = '{}' } = place.dataset;
  const known: unknown = JSON.parse(words);
  fillPage(place, { offer, locale, otherwise, words: isWords(known) ? known : {} });
  return true;
}
