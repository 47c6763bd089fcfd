'use client';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { useEffect, useState } from 'react';
import { useHost } from '../host/HostContext.tsx';

export type SalesState =
  /** There is no context yet: on the server, in the page builder, and until its code has loaded. */
  | { readonly status: 'connecting' }
  | { readonly status: 'ready'; readonly context: SalesContext }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

/**
 * Returns the context of sales operations, which all blocks of the page share. Its code is fetched when the first block that
 * uses this hook hydrates; the page builder never fetches it.
 */
export function useSales(): SalesState {
  const { sales, isAdmin } = useHost();
  const [state, setState] = useState<SalesState>({ status: 'connecting' });
  useEffect(() => {
    if (isAdmin) return;
    let isCurrent = true;
    function connect() {
      setState({ status: 'connecting' });
      sales().then(
        (context) => isCurrent && setState({ status: 'ready', context }),
        (error: unknown) => isCurrent && setState({ status: 'failed', error, retry: connect }),
      );
    }
    connect();
    return () => {
      isCurrent = false;
    };
  }, [sales, isAdmin]);
  return state;
}
