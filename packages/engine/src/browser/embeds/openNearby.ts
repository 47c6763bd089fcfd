import { whenGranted } from '@broadsheet/block-kit';
import type { LoadConsent } from '@broadsheet/block-kit';
import { mayOpen } from './mayOpen.ts';
import { openEmbed } from './openEmbed.ts';

/**
 * Opens an embed that is near the viewport, without moving the focus. The site's own embeds open at once; those of other
 * sites once the reader has agreed to embeds. Until then a click opens one, as consent to that one.
 */
export async function openNearby(figure: HTMLElement, consent: LoadConsent): Promise<void> {
  const open = () => void (mayOpen(figure) && openEmbed(figure));
  if (figure.dataset['embedLoad'] === 'own') open();
  else whenGranted({ consent: await consent(), purpose: 'embeds' }, open);
}
