'use client';
import { useHost } from '@broadsheet/block-kit';
import { isRecord, list, text } from '@broadsheet/client-core';
import { useState } from 'react';

/** The storage key of the blocks that were used last in this browser. */
const STORED = 'broadsheet.builder.recentBlocks';
const MOST = 5;

export interface RecentBlocks {
  /** The names of the blocks, the last one first. */
  readonly names: readonly string[];
  add(name: string): void;
}

function readNames(stored: string | undefined): readonly string[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '{}');
    return list(text)(isRecord(kept) ? kept['names'] : undefined) ?? [];
  } catch {
    // Another program wrote it; the list begins anew.
    return [];
  }
}

/** Returns the blocks that were inserted last in this browser. The list stays as it is until the palette opens again. */
export function useRecentBlocks(): RecentBlocks {
  const { environment } = useHost();
  const [names] = useState(() => readNames(environment.readLocalItem(STORED)));
  return {
    names,
    add(name) {
      const before = readNames(environment.readLocalItem(STORED));
      const next = [name, ...before.filter((each) => each !== name)].slice(0, MOST);
      environment.writeLocalItem(STORED, JSON.stringify({ names: next }));
    },
  };
}
