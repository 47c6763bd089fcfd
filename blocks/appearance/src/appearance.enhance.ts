/**
 * Stores how a reader wants the newspaper to look. The script in the head of every page applies the stored settings before
 * the first paint; this script handles the choice and applies it at once, in all tabs.
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
  /** Stores the choices; parts that this block does not offer keep their stored value. */
  function keep(): void {
    const before = stored();
    const words = APPEARANCE_PARTS.map(
      (part, index) => boxes(part).find(({ checked }) => checked)?.value ?? before[index] ?? '',
    );
    const isDefault = words.every((word) => word === '');
    environment.writeLocalItem(APPEARANCE_KEY, isDefault ? undefined : words.join(' '));
    set(words);
  }

  // The click that loaded this script may already have changed a setting.
  if (environment.readLocalItem(APPEARANCE_KEY) === undefined) keep();
  else set(stored());
  place.addEventListener('change', keep, { signal: leaving.signal });
  leaving.signal.addEventListener(
    'abort',
    environment.onStorageChange(() => set(stored())),
  );
  return () => leaving.abort();
}

/** Enhances the settings. @param context its element is the block's place or contains it */
export const enhance: Enhance = (context) => {
  const { element } = context;
  const place = element.matches('[data-appearance]')
    ? element
    : element.querySelector<HTMLElement>('[data-appearance]');
  return place === null ? () => undefined : run(place, context);
};
