'use client';
import { useHost } from '@broadsheet/block-kit';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { ProvidersProps } from './Providers.tsx';

interface Fetched {
  readonly Part: ComponentType<ProvidersProps>;
}

/** Renders the buttons of providers once they have come; without them the form beside them works all the same. */
export function ProviderPlace(props: ProvidersProps) {
  const { log } = useHost();
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    let isHere = true;
    import('./Providers.tsx').then(
      ({ Providers }) => isHere && setFetched({ Part: Providers }),
      (error: unknown) => log(`The ways to log in with a provider could not be fetched. ${String(error)}`),
    );
    return () => {
      isHere = false;
    };
  }, [log]);
  return fetched === undefined ? null : <fetched.Part {...props} />;
}
