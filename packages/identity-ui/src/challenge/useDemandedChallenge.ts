'use client';
/**
 * A bot challenge that the service demands although the page's configuration has none: it was switched on after the page was
 * loaded, or the configuration could not be fetched. The configuration is then fetched again and the check shown.
 */
import { getErrorCode } from '@broadsheet/sdk-identity';
import type { IdentityClient, IdentityConfig } from '@broadsheet/sdk-identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CHALLENGE_CODES } from '../errors/toFormError.ts';

/** Returns whether an error demands a bot challenge, or another one than the form sent. */
export const isChallengeDemand = (error: unknown): boolean => CHALLENGE_CODES.has(getErrorCode(error));

interface Demand {
  readonly config: IdentityConfig;
  readonly shown: () => void;
}

export function useDemandedChallenge() {
  const [demand, setDemand] = useState<Demand>();
  const latest = useRef(demand);
  useEffect(() => {
    latest.current = demand;
    demand?.shown();
  }, [demand]);
  /** Resolves once the check of the new configuration is ready, or known not to exist. */
  const demandChallenge = useCallback(async (client: IdentityClient) => {
    const config = await client.getConfig({ fresh: true });
    await new Promise<void>((shown) => setDemand({ config, shown }));
  }, []);
  return { config: demand?.config, demandChallenge };
}
