'use client';
import { useHost } from '@broadsheet/block-kit';
import type { Environment } from '@broadsheet/block-kit';
import { withoutQuery } from '@broadsheet/identity-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { consumeStoredNonce } from './storedNonce.ts';

export type DeletionLink =
  /** The page has no link; `isDropped` when it had one and the reader continues without it. */
  | { readonly status: 'none'; readonly isDropped: boolean }
  /** The server has seen a nonce, which only the browser reads. */
  | { readonly status: 'expected' }
  | { readonly status: 'given'; readonly nonce: string };

const NONE = { status: 'none', isDropped: false } as const;
const DROPPED = { status: 'none', isDropped: true } as const;
const EXPECTED = { status: 'expected' } as const;

/** Takes the nonce from the page's URL, or the one held during a login, and removes it from both. */
function consumeNonce(environment: Environment): string | undefined {
  const held = consumeStoredNonce(environment);
  const address = environment.address();
  const given = new URL(address, environment.siteUrl()).searchParams.get('nonce');
  if (given === null) return held;
  environment.replaceAddress(withoutQuery(address, 'nonce'));
  return given === '' ? held : given;
}

/** Returns the nonce of a deletion mail, which from then on is only in memory; `forget` drops a link that does not work. */
export function useDeletionLink(): { readonly link: DeletionLink; readonly forget: () => void } {
  const { environment, isAdmin, page } = useHost();
  const [link, setLink] = useState<DeletionLink>(() => (!isAdmin && page.query['nonce'] ? EXPECTED : NONE));
  const hasLooked = useRef(false);
  useEffect(() => {
    if (isAdmin || hasLooked.current) return;
    hasLooked.current = true;
    const nonce = consumeNonce(environment);
    setLink(nonce === undefined ? NONE : { status: 'given', nonce });
  }, [environment, isAdmin]);
  return { link, forget: useCallback(() => setLink(DROPPED), []) };
}
