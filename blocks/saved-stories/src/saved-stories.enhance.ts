/** Shows the saved stories that this browser knows at once, and then those of the account if the reader is signed in. */
import type { ElementContext, Enhance, Environment } from '@broadsheet/block-kit';
import { markLanguage } from '@broadsheet/identity-ui/saved-language';
import { openSavedStories } from '@broadsheet/identity-ui/saved-stories';
import type { SavedStory } from '@broadsheet/identity-ui/saved-stories';

function makeRow(
  template: Element,
  { story, headline, url, language }: SavedStory,
  { publicUrl }: Environment,
): HTMLElement {
  const row = template.ownerDocument.createElement('li');
  const link = row.appendChild(template.ownerDocument.createElement('a'));
  link.href = publicUrl(url);
  link.textContent = headline;
  markLanguage(link, { language });
  link.id = `saved-${story}`;
  row.append(...[...template.children].map((child) => child.cloneNode(true)));
  const button = row.querySelector('button');
  button?.setAttribute('aria-describedby', link.id);
  button?.setAttribute('value', story);
  return row;
}

/** Returns the parts of the markup, found by `data-part`, and functions that change them. */
function openParts(place: HTMLElement, { environment }: ElementContext) {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part=${name}]`);
  const list = part('list');
  const template = list?.querySelector('li[hidden]') ?? null;
  let shown = '';
  return {
    list,
    part,
    setHidden(name: string, isHidden: boolean): void {
      const element = part(name);
      if (element !== null) element.hidden = isHidden;
    },
    /** Renders the rows. They are replaced only when their content changes, because the focus may be on one of them. */
    fill(stories: readonly SavedStory[]): void {
      const next = JSON.stringify(
        stories.map(({ story, headline, url, language }) => [story, headline, url, language]),
      );
      if (template === null || list === null || next === shown) return;
      shown = next;
      const { activeElement } = list.ownerDocument;
      const focused = list.contains(activeElement) ? activeElement?.getAttribute('value') : undefined;
      list.replaceChildren(template, ...stories.map((one) => makeRow(template, one, environment)));
      const buttons = [...list.querySelectorAll('button')];
      if (focused) buttons.find(({ value }) => value === focused)?.focus();
    },
    /** Moves the focus to the row that is now at an index, else to the message for an empty list. */
    moveFocus(index: number): void {
      const buttons = [...(list?.querySelectorAll<HTMLElement>('li:not([hidden]) button') ?? [])];
      (buttons[Math.min(index, buttons.length - 1)] ?? part('empty'))?.focus();
    },
  };
}

function run(place: HTMLElement, context: ElementContext): () => void {
  const saved = openSavedStories(context);
  const leaving = new AbortController();
  const { list, fill, setHidden, moveFocus } = openParts(place, context);
  const said = place.querySelector('output');

  function show(isComplete: boolean): void {
    const stories = saved.list();
    fill(stories);
    setHidden('list', stories.length === 0);
    setHidden('empty', stories.length > 0 || !isComplete);
    setHidden('local', stories.length === 0 || saved.hasReader());
  }
  function settle(isCurrent: boolean): void {
    setHidden('offline', isCurrent);
    show(true);
  }
  const update = () =>
    saved.sync().then(
      () => settle(true),
      () => settle(false),
    );

  function remove({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    const stories = saved.list();
    const index = stories.findIndex(({ story }) => story === button?.value);
    const story = stories[index];
    if (story === undefined) return;
    saved.change(story, false);
    show(true);
    moveFocus(index);
    if (said !== null)
      said.textContent = (said.dataset['removed'] ?? '').replace('{headline}', () => story.headline);
    void update();
  }

  list?.addEventListener('click', remove, { signal: leaving.signal });
  leaving.signal.addEventListener(
    'abort',
    saved.onChange(() => show(true)),
  );
  // For signed-in readers the message for an empty list waits for the account's answer.
  show(!saved.hasReader());
  void update();
  return () => leaving.abort();
}

/** Enhances the list. @param context its element is the block's place or contains it */
export const enhance: Enhance = (context) => {
  const { element } = context;
  const place = element.matches('[data-saved-stories]')
    ? element
    : element.querySelector<HTMLElement>('[data-saved-stories]');
  return place === null ? () => undefined : run(place, context);
};
