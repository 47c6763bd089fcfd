import type { Environment } from '@broadsheet/block-kit';

/** Session item that keeps where a reader goes after signing in. */
const KEY = 'ArcXP_redirectUrl';

export function readStoredRedirect({ readSessionItem }: Environment): string | undefined {
  return readSessionItem(KEY) || undefined;
}

export function storeRedirect({ writeSessionItem }: Environment, target: string | undefined): void {
  writeSessionItem(KEY, target);
}
