/**
 * The stored values of a sign-in that leaves the page and returns; they must be the same at the end as at the start.
 *
 * They are stored in the tab, for one return; with a base domain, in a cookie that ends with the browser's session. A tab
 * has one such sign-in at a time: the one that was started last.
 */
import { isRecord, parseJson, readEach, string } from '@broadsheet/client-core';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { vendorError } from '../errors/createError.ts';

const KEY = 'ArcId.SIGN_IN_FLOW';

export interface SignInFlow {
  readonly kind: 'apple' | 'oidc' | 'pkce';
  /** The state that the provider must return; `undefined` when it was sent none. */
  readonly state?: string;
  readonly nonce?: string;
  readonly verifier?: string;
  readonly clientId?: string;
  readonly redirectUri?: string;
}

const kinds = ['apple', 'oidc', 'pkce'] as const;
const texts = ['state', 'nonce', 'verifier', 'clientId', 'redirectUri'] as const;

function parseFlow(text: string): SignInFlow | undefined {
  const value = parseJson(text);
  if (!isRecord(value)) return undefined;
  const kind = kinds.find((known) => known === value['kind']);
  return kind && { kind, ...readEach(texts, (name) => string(value[name])) };
}

export function rememberFlow({ storage }: IdentityContext, flow: SignInFlow): void {
  storage.items.put(KEY, JSON.stringify(flow), storage.sessionOrder(true));
}

/**
 * Returns and removes the sign-in that this return belongs to; a second return finds none.
 *
 * A return with another state leaves the sign-in stored, so that a stranger cannot end it.
 *
 * @throws IdentityError `flow_not_begun`, `state_mismatch`
 */
export function consumeFlow(
  { storage }: IdentityContext,
  kind: SignInFlow['kind'],
  state?: string,
): SignInFlow {
  const flow = storage.items.find(KEY, parseFlow)?.value;
  if (flow?.kind !== kind) throw vendorError('flow_not_begun');
  if (flow.state !== undefined && flow.state !== state) throw vendorError('state_mismatch');
  storage.items.remove(KEY);
  return flow;
}
