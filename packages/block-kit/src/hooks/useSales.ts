'use client';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { useEffect, useState } from 'react';
import { useHost } from '../host/HostContext.tsx';

export type SalesState =
  /** On the server, in the page builder, and until the code has come. */
  | { readonly status: 'connecting' }
  | { readonly status: 'ready'; readonly context: SalesContext }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

/**
 * What sales operations work with, one for all blocks of the page. It is fetched when the first block that asks for it is
 * awake; the page builder fetches none.
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
