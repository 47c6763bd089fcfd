'use client';
import { useEffect, useId, useState } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import { watchLeaving } from '../builder/useLocation.ts';
import { endPresence, sendPresence } from './presenceCalls.ts';
import type { Presence } from './presenceCalls.ts';

/** Milliseconds between two reports; the server drops an editor after twenty seconds without one. */
const EVERY_MS = 5_000;

interface PresenceOptions {
  /** The id of the block that this editor has selected. */
  readonly blockId: string | undefined;
  /** Called after every report with the revision of the server's draft. */
  readonly onRevision: (revision: number) => Promise<void>;
}

/**
 * Returns the other editors of a page and their blocks. It reports this editor's block every five seconds and when another
 * block is selected. A failed report is ignored, because the next one follows.
 */
export function usePresence(pageId: string, { blockId, onRevision }: PresenceOptions): readonly Presence[] {
  const { client, clock } = useBuilder();
  const [others, setOthers] = useState<readonly Presence[]>([]);
  const [opened] = useState(() => clock.now());
  const tab = `${opened.toString(36)}${useId()}`;
  useEffect(() => {
    let isOver = false;
    let cancel = (): void => undefined;
    const sendPosition = async (): Promise<void> => {
      try {
        const found = await sendPresence(client, { pageId, tab, blockId });
        if (!isOver) {
          setOthers(found.others);
          await onRevision(found.revision);
        }
      } catch {
        if (!isOver) setOthers([]);
      }
      if (!isOver) cancel = clock.setTimeout(() => void sendPosition(), EVERY_MS);
    };
    void sendPosition();
    return () => {
      isOver = true;
      cancel();
    };
  }, [client, clock, pageId, tab, blockId, onRevision]);
  useEffect(() => {
    // If this request fails, the server drops the entry after some seconds.
    const leave = () => void endPresence(client, { pageId, tab }).catch(() => undefined);
    const stopWatching = watchLeaving(leave);
    return () => {
      stopWatching();
      leave();
    };
  }, [client, pageId, tab]);
  return others;
}
