import { whenGranted } from '@broadsheet/block-kit';
import type { LoadConsent } from '@broadsheet/block-kit';
import { mayOpen } from './mayOpen.ts';
import { openEmbed } from './openEmbed.ts';

/**
 * Opens an embed that nobody has pressed; whoever reads on is not disturbed. The paper's own opens at once, one of
 * another site when the reader has agreed to embeds; until then it waits for its click, which agrees to this one.
 */
export async function openNearby(figure: HTMLElement, consent: LoadConsent): Promise<void> {
  const open = () => void (mayOpen(figure) && openEmbed(figure));
  if (figure.dataset['embedLoad'] === 'own') open();
  else whenGranted({ consent: await consent(), purpose: 'embeds' }, open);
}
