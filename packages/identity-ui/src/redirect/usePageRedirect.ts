'use client';
/**
 * Coordinates which block of a page takes the reader away from it. Several blocks may see that somebody has signed in or
 * out, and each knows a target: one of them claims the redirect, and the others stand back. A block that is about to
 * sign somebody in or out itself claims it before it does.
 */
import { useHost } from '@broadsheet/block-kit';
import type { Host } from '@broadsheet/block-kit';
import { useMemo } from 'react';

interface Claim {
  /** Instance id of the block. */
  readonly block: string;
  /** Milliseconds since 1970; absent until the redirect has begun. */
  readonly redirectedAt?: number;
}

/** The claim of a page, by the event bus that its blocks share. */
const claims = new WeakMap<Host['events'], Claim>();

/** The pages that are loaded anew when they come back, by the same event bus. */
const watched = new WeakSet<Host['events']>();

/** A page that is still there after this many milliseconds was not left, or has been come back to. */
const REDIRECT_LIMIT_MS = 5_000;

export interface PageRedirect {
  /** Claims the redirect for this block; answers whether this block has it. */
  claim(): boolean;
  /** Returns whether some block has claimed the redirect, this one included. */
  isClaimed(): boolean;
  /** Goes to a URL of this site, once, unless another block has claimed the redirect. */
  redirect(url: string): void;
  /** Releases this block's claim: the reader stays. */
  release(): void;
}

function createPageRedirect({ events, environment, instanceId }: Host): PageRedirect {
  function currentClaim(): Claim | undefined {
    const claim = claims.get(events);
    const isOver =
      claim?.redirectedAt !== undefined && environment.now() - claim.redirectedAt > REDIRECT_LIMIT_MS;
    return isOver ? undefined : claim;
  }

  /**
   * Loads a page anew that comes back from the back/forward cache: it is as it was when it was left, with forms that are
   * busy for good.
   */
  function reloadOnReturn(): void {
    if (watched.has(events)) return;
    watched.add(events);
    environment.onStorageChange((event) => {
      if (event?.persisted === true && claims.has(events)) environment.reload();
    });
  }

  function acquireClaim(): boolean {
    const current = currentClaim();
    if (current === undefined) claims.set(events, { block: instanceId });
    reloadOnReturn();
    return current === undefined || current.block === instanceId;
  }

  return {
    claim: acquireClaim,
    isClaimed: () => currentClaim() !== undefined,
    redirect(url) {
      if (!acquireClaim() || currentClaim()?.redirectedAt !== undefined) return;
      claims.set(events, { block: instanceId, redirectedAt: environment.now() });
      environment.navigate(url);
    },
    release() {
      if (currentClaim()?.block === instanceId) claims.delete(events);
    },
  };
}

/** Returns the redirect that the blocks of a page share. */
export function usePageRedirect(): PageRedirect {
  const host = useHost();
  return useMemo(() => createPageRedirect(host), [host]);
}
