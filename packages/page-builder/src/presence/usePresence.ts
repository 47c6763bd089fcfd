'use client';
import { useEffect, useId, useState } from 'react';
import { useBuilder } from '../desk/Builder.ts';
import { watchLeaving } from '../desk/useLocation.ts';
import { endPresence, tellPresence } from './presenceCalls.ts';
import type { Presence } from './presenceCalls.ts';

/** Milliseconds between two words; the server forgets somebody after twenty seconds. */
const EVERY_MS = 5_000;

interface PresenceOptions {
  /** Where this editor works. */
  readonly blockId: string | undefined;
  /** Told with every word which revision of the draft the server has. */
  readonly onRevision: (revision: number) => Promise<void>;
}

/**
 * Who else has a page open, and where they work. Says every five seconds and with each other block where this editor is;
 * a word that does not get through is left out, for the next one follows.
 */
export function usePresence(pageId: string, { blockId, onRevision }: PresenceOptions): readonly Presence[] {
  const { client, clock } = useBuilder();
  const [others, setOthers] = useState<readonly Presence[]>([]);
  const [opened] = useState(() => clock.now());
  const tab = `${opened.toString(36)}${useId()}`;
  useEffect(() => {
    let isOver = false;
    let cancel = (): void => undefined;
    const tell = async (): Promise<void> => {
      try {
        const found = await tellPresence(client, { pageId, tab, blockId });
        if (!isOver) {
          setOthers(found.others);
          await onRevision(found.revision);
        }
      } catch {
        if (!isOver) setOthers([]);
      }
      if (!isOver) cancel = clock.setTimeout(() => void tell(), EVERY_MS);
    };
    void tell();
    return () => {
      isOver = true;
      cancel();
    };
  }, [client, clock, pageId, tab, blockId, onRevision]);
  useEffect(() => {
    // Where this does not get through, the place expires by itself.
    const leave = () => void endPresence(client, { pageId, tab }).catch(() => undefined);
    const stopWatching = watchLeaving(leave);
    return () => {
      stopWatching();
      leave();
    };
  }, [client, pageId, tab]);
  return others;
}
