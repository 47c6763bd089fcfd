'use client';
import { useHost } from '@broadsheet/block-kit';
import { useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';

/** Pages with words of their own for what was bought: an open story, and the list of subscriptions. */
const OWN_THANKS = '[data-paywall], [data-thanks]';

interface FetchedThanks {
  readonly Part: ComponentType;
}

/** Returns the component that thanks for what was bought; fetched only where the page before has left a note of it. */
export function useThanks(place: RefObject<HTMLElement | null>): FetchedThanks | undefined {
  const { environment, log } = useHost();
  const [thanks, setThanks] = useState<FetchedThanks>();
  useEffect(() => {
    const page = place.current?.ownerDocument;
    if (!environment.readSessionItem('broadsheet.bought') || page?.querySelector(OWN_THANKS) !== null) return;
    let isCurrent = true;
    import('./Thanks.tsx').then(
      (module) => isCurrent && setThanks({ Part: module.Thanks }),
      (error: unknown) => log(`The thanks for what was bought could not be fetched. ${String(error)}`),
    );
    return () => {
      isCurrent = false;
    };
  }, [environment, log, place]);
  return thanks;
}
