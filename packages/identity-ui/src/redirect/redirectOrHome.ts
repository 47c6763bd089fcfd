/**
 * What becomes of a redirect that is asked for. `safeRedirect` decides what may be a target; everything else leads home,
 * and nothing of what was stored is trusted after somebody tried.
 */
import type { Environment } from '@broadsheet/block-kit';
import { safeRedirect } from '@broadsheet/client-core';
import { storeRedirect } from './storedRedirect.ts';

const HOME = '/';

/**
 * Gives the target if it is safe, else home.
 *
 * @returns a path of this site with query and hash; `undefined` for no target at all
 */
export function redirectOrHome(target: string | undefined, environment: Environment): string | undefined {
  if (target === undefined || target === '') return undefined;
  const safe = safeRedirect(target, environment.siteUrl());
  if (safe !== undefined) return safe;
  storeRedirect(environment, HOME);
  return HOME;
}
