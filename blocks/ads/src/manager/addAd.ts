import type { ConsentPort, Environment } from '@broadsheet/block-kit';
import { getAdFormat } from '../adFormats.ts';
import { readAdRequest } from '../slot/AdRequest.ts';
import type { Ad } from '../server/Ad.ts';
import { createAdManager } from './createAdManager.ts';
import type { AdManager } from './createAdManager.ts';

export interface AddOptions {
  readonly consent: ConsentPort;
  readonly environment: Environment;
  /** Removes the ad from the page when it aborts. */
  readonly signal: AbortSignal;
}

const managers = new WeakMap<Document, AdManager>();
let count = 0;

function getManager(place: HTMLElement, { consent, environment }: AddOptions): AdManager | undefined {
  const page = place.ownerDocument;
  const { defaultView: view } = page;
  const isLimitedAllowed = place.dataset['limited'] !== undefined;
  const known = managers.get(page);
  if (known !== undefined || view === null) return known;
  const manager = createAdManager({ page, view, consent, environment, isLimitedAllowed });
  managers.set(page, manager);
  return manager;
}

/**
 * Returns an id that is unique in the document: instance ids are unique on a page, but the document of a React application
 * may contain parts of several pages.
 */
function toOwnId(id: string, { now }: Environment): string {
  count += 1;
  return `${id}_${(now() % 1e9).toString(36)}${count.toString(36)}`;
}

/** Adds a slot to the ad manager of its document; a document has one, created on first use. */
export function addAd(place: HTMLElement, options: AddOptions): void {
  const slotElement = place.querySelector<HTMLElement>('[data-ad-slot]');
  const request = readAdRequest(place.dataset['ad'] ?? '');
  const manager = getManager(place, options);
  if (slotElement === null || request === undefined || manager === undefined) return;
  slotElement.id = toOwnId(slotElement.id, options.environment);
  const ad: Ad = { place, slotElement, request, format: getAdFormat(request.adType) };
  manager.add(ad);
  options.signal.addEventListener('abort', () => manager.remove(ad));
}
