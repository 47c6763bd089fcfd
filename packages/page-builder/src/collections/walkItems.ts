import type { KeyboardEvent } from 'react';

/** How many places each key goes on, as far as there are items. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Moves the focus from the title of an item to that of another: with the arrow keys up and down, Home and End. */
export function walkItems(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target, currentTarget } = event;
  const step = STEPS[key];
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  const titles = [...currentTarget.querySelectorAll<HTMLElement>('[data-part="title"]')];
  const at = titles.findIndex((title) => title === target);
  if (at < 0) return;
  event.preventDefault();
  titles[Math.min(Math.max(at + step, 0), titles.length - 1)]?.focus();
}
