/**
 * Embeds of other sites open at a click, or near the viewport where the site says so and the reader has agreed: until then
 * nothing of theirs is loaded and nothing of the reader's is sent. Without script the figure is a link to the original.
 */
import type { ElementContext } from '@broadsheet/block-kit';
import type { LoaderModules } from '../LoaderModules.ts';
import { mayOpen } from './mayOpen.ts';

type Load = LoaderModules['embeds'];

/** A click on the figure of a frame opens it; in one that has words and links of its own, a click on its last link. */
function findFigure(target: Element): HTMLElement | null {
  const link = target.closest('.bs-embed-link');
  return (
    target.closest<HTMLElement>('[data-embed-src]') ?? link?.closest<HTMLElement>('[data-embed-html]') ?? null
  );
}

/** Brings what opens an embed that the reader has come near, if it may. */
export function bringNearby({ element, consent }: ElementContext, load: Load): void {
  load()
    .then(({ openNearby }) => openNearby(element, consent))
    .catch(reportError);
}

export function startEmbeds(root: Document, load: Load): void {
  root.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const figure = findFigure(target);
    if (!figure || !mayOpen(figure)) return;
    event.preventDefault();
    void load().then(({ openEmbed }) => openEmbed(figure).focus(), reportError);
  });
}
