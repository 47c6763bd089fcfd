'use client';
/**
 * Who leads a reader away from a page. Several of its blocks may see that somebody has signed in or out, and each knows
 * a target: the first one that leaves leads, and the others stand back.
 */
import { useHost } from '@broadsheet/block-kit';
import type { Host } from '@broadsheet/block-kit';
import { useMemo } from 'react';

/** A page by what all of its blocks share. */
const left = new WeakSet<Host['events']>();

export interface Departure {
  /** Before anything that makes others leave; answers whether the caller is the first, and leads. */
  begin(): boolean;
  /** The reader stays after all. */
  end(): void;
}

export function useDeparture(): Departure {
  const { events } = useHost();
  return useMemo(
    () => ({
      begin() {
        if (left.has(events)) return false;
        left.add(events);
        return true;
      },
      end: () => void left.delete(events),
    }),
    [events],
  );
}
