'use client';
import { useHost } from '@broadsheet/block-kit';
import { useEffect, useState } from 'react';
import type { Linked, LinkedProps } from './Linked.tsx';

/** Renders the linked logins as soon as their code is there. */
export function LinkedPart(props: LinkedProps) {
  const { log } = useHost();
  const [Part, setPart] = useState<typeof Linked>();
  useEffect(() => {
    import('./Linked.tsx').then(
      (module) => setPart(() => module.Linked),
      (error: unknown) => log(`The linked logins could not be fetched. ${String(error)}`),
    );
  }, [log]);
  return Part === undefined ? null : <Part {...props} />;
}
