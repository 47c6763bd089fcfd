'use client';
/**
 * A robot check that the service asks for though the configuration of the page knows of none: it was switched on after
 * the page came up, or the configuration could not be had. The configuration is then fetched again and the check shown.
 */
import { errorCodeOf } from '@broadsheet/sdk-identity';
import type { IdentityClient, IdentityConfig } from '@broadsheet/sdk-identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CHALLENGE_CODES } from '../errors/toFormError.ts';

/** Tells whether the service wants a robot check, or another one than it was given. */
export const isChallengeDemand = (error: unknown): boolean => CHALLENGE_CODES.has(errorCodeOf(error));

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
  /** Resolves once the check of the new configuration is there, or known not to be. */
  const ask = useCallback(async (client: IdentityClient) => {
    const config = await client.getConfig({ fresh: true });
    await new Promise<void>((shown) => setDemand({ config, shown }));
  }, []);
  return { config: demand?.config, ask };
}
