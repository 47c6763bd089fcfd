/**
 * Embeds of other sites open at a click, or near the viewport if the site is configured so and the reader has agreed. Until
 * then nothing is loaded from the other site, and it learns nothing about the reader. Without script the figure is a link to
 * the original.
 */
import type { ElementContext } from '@broadsheet/block-kit';
import type { LoaderModules } from '../LoaderModules.ts';
import { mayOpen } from './mayOpen.ts';

type Load = LoaderModules['embeds'];

/**
 * Finds the figure that a click opens: a provider's by a click anywhere on it, one with text of its own by its last link.
 */
function findFigure(target: Element): HTMLElement | null {
  const link = target.closest('.bs-embed-link');
  return (
    target.closest<HTMLElement>('[data-embed-src]') ?? link?.closest<HTMLElement>('[data-embed-html]') ?? null
  );
}

/** Loads the code that opens an embed near the viewport, if it may be opened. */
export function loadNearby({ element, consent }: ElementContext, load: Load): void {
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
