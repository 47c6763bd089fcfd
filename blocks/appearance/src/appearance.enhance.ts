/**
 * Keeps how a reader wants the newspaper to look. What is kept is set before the first paint by the script in the head of every
 * page; here it is chosen, and set at once, in all tabs.
 */
import { APPEARANCE_KEY, APPEARANCE_PARTS } from '@broadsheet/block-kit';
import type { ElementContext, Enhance } from '@broadsheet/block-kit';

function run(place: HTMLElement, { environment }: ElementContext): () => void {
  const root = place.ownerDocument.documentElement;
  const leaving = new AbortController();
  const boxes = (part: string) => [
    ...place.querySelectorAll<HTMLInputElement>(`[data-choice=${part}] input`),
  ];
  const stored = () => environment.readLocalItem(APPEARANCE_KEY)?.split(' ') ?? [];

  function set(words: readonly string[]): void {
    for (const [index, part] of APPEARANCE_PARTS.entries()) {
      const word = words[index] ?? '';
      if (word === '') root.removeAttribute(`data-${part}`);
      else root.setAttribute(`data-${part}`, word);
      for (const box of boxes(part)) box.checked = box.value === word;
    }
  }
  /** A part that is not offered here stays as it is kept. */
  function keep(): void {
    const before = stored();
    const words = APPEARANCE_PARTS.map(
      (part, index) => boxes(part).find(({ checked }) => checked)?.value ?? before[index] ?? '',
    );
    const isDefault = words.every((word) => word === '');
    environment.writeLocalItem(APPEARANCE_KEY, isDefault ? undefined : words.join(' '));
    set(words);
  }

  // The press that brought this script may have chosen something already.
  if (environment.readLocalItem(APPEARANCE_KEY) === undefined) keep();
  else set(stored());
  place.addEventListener('change', keep, { signal: leaving.signal });
  leaving.signal.addEventListener(
    'abort',
    environment.onStorageChange(() => set(stored())),
  );
  return () => leaving.abort();
}

/** @param context its element is the block's place or what it stands in */
export const enhance: Enhance = (context) => {
  const { element } = context;
  const place = element.matches('[data-appearance]')
    ? element
    : element.querySelector<HTMLElement>('[data-appearance]');
  return place === null ? () => undefined : run(place, context);
};
