import type { StoryAnswer } from '@broadsheet/block-kit';
import { findPart } from '../findPart.ts';
import { isUrl, withCampaign } from './withCampaign.ts';

export type WallAnswer = Extract<StoryAnswer, { readonly kind: 'teaser' }>;

/** Writes HTML into a part, and hides an empty one. @param html sanitised by the server */
function write(part: HTMLElement, html = ''): void {
  part.innerHTML = html;
  part.hidden = html === '';
}

/** Shows the reader's wall, with the texts and the campaign of its offer, and returns its element. */
export function fillWall(place: HTMLElement, { wall, offer, campaign, isSignedIn }: WallAnswer): HTMLElement {
  const panels = { registration: findPart(place, 'registration'), payment: findPart(place, 'payment') };
  for (const [kind, panel] of Object.entries(panels)) panel.hidden = kind !== wall;
  place.toggleAttribute('data-signed-in', isSignedIn);
  if (wall === 'registration') return panels.registration;
  const { payment } = panels;
  write(findPart(payment, 'title'), offer?.pageTitle);
  write(findPart(payment, 'subtitle'), offer?.pageSubTitle);
  const button = payment.querySelector('[data-part=action] a');
  const setHref = (href: string | undefined) => href && button?.setAttribute('href', href);
  const { pay = '' } = place.dataset;
  // The server has checked the URL of the offer page; a campaign that is a URL is checked here.
  if (campaign !== undefined && isUrl(campaign))
    import('./followable.ts').then((module) => setHref(module.safeHref(campaign)), reportError);
  else setHref(withCampaign(pay, campaign));
  return payment;
}
