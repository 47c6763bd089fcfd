'use client';
import { useHost } from '@broadsheet/block-kit';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { LinkedProps } from './Linked.tsx';

interface Fetched {
  readonly Part: ComponentType<LinkedProps>;
}

/** Renders the linked logins once their code has come, which nobody needs who is not logged in; nothing if it does not. */
export function LinkedPlace(props: LinkedProps) {
  const { log } = useHost();
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    let isHere = true;
    import('./Linked.tsx').then(
      ({ Linked }) => isHere && setFetched({ Part: Linked }),
      (error: unknown) => log(`The linked logins could not be fetched. ${String(error)}`),
    );
    return () => {
      isHere = false;
    };
  }, [log]);
  return fetched === undefined ? null : <fetched.Part {...props} />;
}
