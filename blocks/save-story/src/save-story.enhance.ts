/**
 * Saves the story of the page on a click, and removes it on the next one. A click takes effect in this browser at once; for
 * signed-in readers it is also sent to the account, immediately or when the network is back.
 */
import type { ElementContext, Enhance } from '@broadsheet/block-kit';
import { openSavedStories } from '@broadsheet/identity-ui/saved-stories';

function run(row: HTMLElement, context: ElementContext): () => void {
  const saved = openSavedStories(context);
  const leaving = new AbortController();
  const { story = '', headline = '', url = '', language } = row.dataset;
  const button = row.querySelector('button');
  const said = row.querySelector('output');
  const link = row.querySelector('span');

  function show(): void {
    const isSaved = saved.isSaved(story);
    button?.setAttribute('aria-pressed', String(isSaved));
    if (link !== null) link.hidden = !isSaved;
  }
  /** Sends the changes. Unsent ones wait in the browser for the next page with this button or with the list. */
  const send = () => saved.sync().then(show, () => undefined);

  button?.addEventListener(
    'click',
    () => {
      const isSaved = !saved.isSaved(story);
      saved.change({ story, headline, url, language }, isSaved);
      show();
      const { saved: kept = '', local = '', removed = '' } = said?.dataset ?? {};
      if (said !== null) said.textContent = isSaved ? (saved.hasReader() ? kept : local) : removed;
      void send();
    },
    { signal: leaving.signal },
  );
  leaving.signal.addEventListener('abort', saved.onChange(show));
  show();
  if (saved.isPending()) void send();
  return () => leaving.abort();
}

/** Enhances the button. @param context its element is the row of the button or contains it */
export const enhance: Enhance = (context) => {
  const { element } = context;
  const row = element.matches('[data-story]') ? element : element.querySelector<HTMLElement>('[data-story]');
  return row === null ? () => undefined : run(row, context);
};
