import type { Environment } from '@broadsheet/block-kit';

/** Marks the passage that is being read and keeps it in view, until the reader scrolls away. */
export interface Follower {
  /** Marks an element and scrolls to it; `undefined` removes the mark. */
  show(element: HTMLElement | undefined): void;
  /** Scrolls with the reading again. */
  resume(): void;
}

export interface FollowerOptions {
  readonly signal: AbortSignal;
  readonly environment: Pick<Environment, 'matches'>;
}

/** CSS pixels at the top and bottom of the window that a header or the bar may cover. */
const COVERED = 88;

export function followPassage(view: Window, { signal, environment }: FollowerOptions): Follower {
  let marked: HTMLElement | undefined;
  let isFollowing = true;
  const leave = () => {
    isFollowing = false;
  };
  view.addEventListener('wheel', leave, { signal, passive: true });
  view.addEventListener('touchmove', leave, { signal, passive: true });

  return {
    resume() {
      isFollowing = true;
    },
    show(element) {
      if (element === marked) return;
      marked?.removeAttribute('data-spoken');
      marked = element;
      if (element === undefined) return;
      element.setAttribute('data-spoken', '');
      const { top, bottom } = element.getBoundingClientRect();
      if (!isFollowing || (top >= COVERED && bottom <= view.innerHeight - COVERED)) return;
      const behavior = environment.matches('(prefers-reduced-motion: reduce)') ? 'auto' : 'smooth';
      element.scrollIntoView({ block: 'center', behavior });
    },
  };
}
