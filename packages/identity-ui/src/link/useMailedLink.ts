'use client';
/**
 * A mailed link whose secret the page redeems by itself.
 *
 * The page's script makes the call, never the request of the page, so that mail scanners that open links do not use them up.
 * The secret is then kept in memory only, so a lost connection costs another attempt but not the link.
 */
import { useHost } from '@broadsheet/block-kit';
import type { Environment } from '@broadsheet/block-kit';
import { isApiError, isNetworkError } from '@broadsheet/client-core';
import { getErrorCode } from '@broadsheet/sdk-identity';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { limitedPhrase } from '../errors/limitedPhrase.ts';
import type { LimitedPhrase } from '../errors/limitedPhrase.ts';
import { urlQuery } from '../url/urlQuery.ts';
import { withoutQuery } from '../url/withoutQuery.ts';

/** The phrase that tells why the link could not be checked. */
export type LinkInterruption = 'id.link.network' | LimitedPhrase | 'id.err.generic';

type Outcome =
  | { readonly status: 'done' }
  /** `code` is the service's error code, e.g. `130010` for an invalid link. */
  | { readonly status: 'refused'; readonly code: string }
  /** Nothing is known of the link. */
  | { readonly status: 'interrupted'; readonly reason: LinkInterruption };

type State = Outcome | { readonly status: 'none' } | { readonly status: 'running' };

export type MailedLink =
  | Exclude<State, { readonly status: 'interrupted' }>
  | (Extract<State, { readonly status: 'interrupted' }> & { readonly retry: () => void });

export interface MailedLinkOptions {
  /** The query parameter that holds the secret. */
  readonly name: 'nonce' | 'ota_nonce';
  /** A constant. */
  readonly redeem: (client: IdentityClient, secret: string) => Promise<unknown>;
  /** When the secret is removed from the URL: before the call, or once the service has answered. */
  readonly leavesAddress: 'before' | 'answered';
}

const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** @returns `undefined` for what is neither a refusal nor a failure on the way */
function toOutcome(error: unknown): Outcome | undefined {
  if (isNetworkError(error)) return { status: 'interrupted', reason: 'id.link.network' };
  if (isApiError(error) && error.httpStatus === TOO_MANY)
    return { status: 'interrupted', reason: limitedPhrase(error.retryAfterMs) };
  if (isApiError(error) && error.httpStatus >= SERVER_ERROR)
    return { status: 'interrupted', reason: 'id.err.generic' };
  const code = getErrorCode(error);
  return code === undefined ? undefined : { status: 'refused', code };
}

const removeParameter = (environment: Environment, name: string): void =>
  environment.replaceAddress(withoutQuery(environment.address(), name));

/**
 * Redeems the secret in the URL once, as soon as the block is hydrated. Without a secret, and in the page builder, the
 * status is `none`. A server that sees the secret renders `running`.
 */
export function useMailedLink({ name, redeem, leavesAddress }: MailedLinkOptions): MailedLink {
  const { environment, identity, isAdmin, log, page } = useHost();
  const [state, setState] = useState<State>(() => (!isAdmin && page.query[name] ? RUNNING : NONE));
  const secret = useRef<string>(undefined);

  const attempt = useCallback(
    async (given: string): Promise<Outcome> => {
      let client: IdentityClient;
      try {
        client = await identity();
      } catch {
        // The client's code could not be fetched, which is a network error too.
        return { status: 'interrupted', reason: 'id.link.network' };
      }
      try {
        await redeem(client, given);
        return { status: 'done' };
      } catch (error) {
        const outcome = toOutcome(error);
        if (outcome !== undefined) return outcome;
        log(`A mailed link could not be redeemed; the reader was asked to try again. ${String(error)}`);
        return { status: 'interrupted', reason: 'id.err.generic' };
      }
    },
    [identity, redeem, log],
  );

  const follow = useCallback(
    async (given: string) => {
      setState(RUNNING);
      const outcome = await attempt(given);
      if (leavesAddress === 'answered' && outcome.status !== 'interrupted')
        removeParameter(environment, name);
      setState(outcome);
    },
    [attempt, environment, leavesAddress, name],
  );

  useEffect(() => {
    if (isAdmin || secret.current !== undefined) return;
    secret.current = urlQuery(environment.address()).get(name) ?? '';
    if (secret.current === '') return setState(NONE);
    if (leavesAddress === 'before') removeParameter(environment, name);
    void follow(secret.current);
  }, [environment, follow, isAdmin, leavesAddress, name]);

  return state.status === 'interrupted'
    ? { ...state, retry: () => void follow(secret.current ?? '') }
    : state;
}

const NONE = { status: 'none' } as const;
const RUNNING = { status: 'running' } as const;
