'use client';
import { getErrorMessage, list, record, text } from '@broadsheet/client-core';
import { useEffect, useState } from 'react';
import { useBuilder } from '../builder/Builder.ts';

export interface Favourites {
  /** The names of the blocks, in the order in which they were marked. */
  readonly names: readonly string[];
  /** Marks a block, or takes the mark away. */
  toggle(name: string): void;
}

const parseNames = (body: unknown): readonly string[] | undefined =>
  record({ blocks: list(text) })(body)?.blocks;

/** Returns the editor's favourite blocks, which are kept with the account; also what another window has changed meanwhile. */
export function useFavourites(): Favourites {
  const { client, announce } = useBuilder();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const read = () => {
      if (document.visibilityState === 'hidden') return;
      client.get('/account/favourites', parseNames, leaving.signal).then(
        (kept) => leaving.signal.aborted || setNames(kept),
        (error: unknown) => leaving.signal.aborted || announce(getErrorMessage(error)),
      );
    };
    read();
    document.addEventListener('visibilitychange', read, { signal: leaving.signal });
    return () => leaving.abort();
  }, [client, announce]);
  return {
    names,
    toggle(name) {
      const method = names.includes(name) ? 'DELETE' : 'PUT';
      client
        .send(method, `/account/favourites/${encodeURIComponent(name)}`, { parse: parseNames })
        .then(setNames, (error: unknown) => announce(getErrorMessage(error)));
    },
  };
}
