'use client';
/**
 * Who leads a reader away from a page. Several of its blocks may see that somebody has signed in or out, and each knows
 * a target: one of them leads, and the others stand back. A block that is about to sign somebody in or out itself begins
 * before it does, and so is the one.
 */
import { useHost } from '@broadsheet/block-kit';
import type { Host } from '@broadsheet/block-kit';
import { useMemo } from 'react';

interface Lead {
  /** Instance id of the block. */
  readonly block: string;
  /** Milliseconds since 1970; absent while the block has only begun. */
  readonly leftAt?: number;
}

/** Who leads, by what all blocks of a page share. */
const leads = new WeakMap<Host['events'], Lead>();

/** Whose page is still there after this many milliseconds has not been left, or has come back. */
const LEAVING_MS = 5_000;

export interface Departure {
  /** Before anything that makes other blocks leave; answers whether this block leads. */
  begin(): boolean;
  /** Whether some block leads, this one included: who only reacts to what it did stands back. */
  hasBegun(): boolean;
  /** Goes to an address of this site, once, unless another block leads. */
  leave(address: string): void;
  /** The reader stays after all. */
  end(): void;
}

function departureFrom(host: Host): Departure {
  const { events, environment } = host;

  function currentLead(): Lead | undefined {
    const lead = leads.get(events);
    const isOver = lead?.leftAt !== undefined && environment.now() - lead.leftAt > LEAVING_MS;
    return isOver ? undefined : lead;
  }

  function begin(): boolean {
    const lead = currentLead();
    if (lead === undefined) leads.set(events, { block: host.instanceId });
    return lead === undefined || lead.block === host.instanceId;
  }

  return {
    begin,
    hasBegun: () => currentLead() !== undefined,
    leave(address) {
      if (!begin() || currentLead()?.leftAt !== undefined) return;
      leads.set(events, { block: host.instanceId, leftAt: environment.now() });
      environment.navigate(address);
    },
    end() {
      if (currentLead()?.block === host.instanceId) leads.delete(events);
    },
  };
}

/** The way out of a page that this block shares with the others. */
export function useDeparture(): Departure {
  const host = useHost();
  return useMemo(() => departureFrom(host), [host]);
}
