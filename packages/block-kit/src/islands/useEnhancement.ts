'use client';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useHost } from '../host/HostContext.tsx';
import { warnOfSource } from '../host/warnOfSource.ts';
import type { Enhance } from './Probe.ts';

/**
 * Runs a block's enhancement in a React application, on the element that takes the returned ref. The engine renders
 * such a block once and never hydrates it: there its loader runs the same function.
 *
 * @param enhance a constant
 */
export function useEnhancement<Element extends HTMLElement>(enhance: Enhance): RefObject<Element | null> {
  const { site, environment, identity, sales, consent, content, log } = useHost();
  const ref = useRef<Element>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    return enhance({
      element,
      site: site.id,
      environment,
      identity,
      sales,
      consent,
      // Who asks again wants to know what is there now.
      fetchContent: (source, query, filter) =>
        content
          .fetch({ source, query, ...(filter !== undefined && { filter }) }, { revalidate: true })
          .catch((error: unknown) => {
            warnOfSource({ content, log }, { source, error });
            throw error;
          }),
      fetchBlock: () => Promise.reject(new Error('Only a page of the engine can be asked for a block.')),
      // Outside the engine's pages a story comes whole or not at all.
      openStory: () => Promise.resolve({ kind: 'unlocked' }),
    });
  }, [enhance, site.id, environment, identity, sales, consent, content, log]);
  return ref;
}
