'use client';
import { useHost } from '@broadsheet/block-kit';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { ExpressPartProps } from '../express/ExpressPart.tsx';

type Fetched =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Part: ComponentType<ExpressPartProps> };

/** Renders the wallets once their code has come; without them the form below works all the same. */
export function ExpressPlace(props: ExpressPartProps) {
  const { log } = useHost();
  const [fetched, setFetched] = useState<Fetched>({ status: 'loading' });
  useEffect(() => {
    let isHere = true;
    import('../express/ExpressPart.tsx').then(
      ({ ExpressPart: Part }) => isHere && setFetched({ status: 'ready', Part }),
      (error: unknown) => {
        log(`The wallets could not be fetched. ${String(error)}`);
        if (isHere) setFetched({ status: 'failed' });
      },
    );
    return () => {
      isHere = false;
    };
  }, [log]);
  switch (fetched.status) {
    case 'loading':
    case 'failed':
      return null;
    case 'ready':
      return <fetched.Part {...props} />;
  }
}
