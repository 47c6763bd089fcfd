'use client';
import { useHost } from '@broadsheet/block-kit';
import { useEffect, useState } from 'react';

/** The session item of the button for wallets on another page, such as the wall of a locked story. */
const WANTS_WALLET = 'broadsheet.wantsWallet';

/**
 * Returns whether the reader has pressed a button for wallets on the page before. Every checkout consumes it, whoever is logged
 * in, so that it says nothing of a later purchase in this tab.
 */
export function useWantedWallet(): boolean {
  const { environment } = useHost();
  const [isWanted] = useState(() => environment.readSessionItem(WANTS_WALLET) === '1');
  useEffect(() => environment.writeSessionItem(WANTS_WALLET, undefined), [environment]);
  return isWanted;
}
