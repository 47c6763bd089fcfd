/**
 * The store of sign-ins that leave the page and return, each valid once and for ten minutes. A flow belongs to the browser
 * that began it, so that nobody can complete their own in somebody else's browser.
 */
import { createHash } from 'node:crypto';
import { textColumn, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { isJsonObject, valueAt } from '@broadsheet/service-kit/json';
import { readNames } from './readNames.ts';
import type { ReaderNames } from './readNames.ts';

/** Milliseconds for which a reader may stay at the provider. */
export const FLOW_LIFETIME_MS = 10 * 60_000;

/** The kind of a flow; `editor` is the login of staff with their own provider. */
export type FlowKind = 'apple' | 'oidc' | 'editor';

export interface Flow {
  readonly kind: FlowKind;
  readonly clientId: string;
  /** The hash of the browser; see `getFlowBrowser`. */
  readonly browser: string;
  /** What the ID token must hold. */
  readonly nonce: string;
  /** The PKCE verifier. */
  readonly verifier: string;
}

const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export async function insertFlow(queries: Queries, state: string, flow: Flow, now: number): Promise<void> {
  await queries.query(
    `insert into sign_in_flows (state_hash, kind, client_id, browser, nonce, verifier, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, ${momentParameter(7)}, ${momentParameter(8)})`,
    [
      hashSecret(state),
      flow.kind,
      flow.clientId,
      flow.browser,
      flow.nonce,
      flow.verifier,
      now,
      now + FLOW_LIFETIME_MS,
    ],
  );
}

interface ConsumedFlow {
  readonly kind: Exclude<FlowKind, 'apple'>;
  readonly state: string;
  readonly browser: string;
  readonly now: number;
}

/** Consumes an OIDC flow. @returns undefined if this browser has no such flow (any more) */
export async function consumeFlow(
  queries: Queries,
  { kind, state, browser, now }: ConsumedFlow,
): Promise<Flow | undefined> {
  const [row] = await queries.query(
    `delete from sign_in_flows
      where state_hash = $1 and kind = $4 and browser = $2 and expires_at > ${momentParameter(3)}
      returning client_id, browser, nonce, verifier`,
    [hashSecret(state), browser, now, kind],
  );
  if (row === undefined) return undefined;
  return {
    kind,
    clientId: textColumn(row, 'client_id'),
    browser: textColumn(row, 'browser'),
    nonce: textColumn(row, 'nonce'),
    verifier: textColumn(row, 'verifier'),
  };
}

interface ReturnedCode {
  readonly state: string;
  readonly code: string;
  readonly clientId: string;
  readonly browser: string | undefined;
  readonly names: ReaderNames;
  readonly now: number;
}

/**
 * Stores the code that was returned for an Apple flow, which consumes the state. The browser of a flow from a page of
 * another origin cannot be recognised here, because it has no cookie of this site.
 *
 * @returns false if this browser has no such flow (any more)
 */
export async function recordReturn(queries: Queries, returned: ReturnedCode): Promise<boolean> {
  const { state, code, clientId, browser, names, now } = returned;
  const rows = await queries.query(
    `update sign_in_flows set code_hash = $3, names = $5::text::jsonb
      where state_hash = $1 and kind = 'apple' and client_id = $2 and code_hash is null
        and (browser = $4 or browser like 'origin %') and expires_at > ${momentParameter(6)}
        and not exists (select 1 from sign_in_flows other where other.code_hash = $3)
      returning state_hash`,
    [hashSecret(state), clientId, hashSecret(code), browser ?? '', JSON.stringify(names), now],
  );
  return rows.length > 0;
}

/** Consumes the flow of an Apple code. @returns undefined if this browser has none (any more) */
export async function consumeReturn(
  queries: Queries,
  { code, browser, now }: { readonly code: string; readonly browser: string; readonly now: number },
): Promise<{ readonly names: ReaderNames } | undefined> {
  const [row] = await queries.query(
    `delete from sign_in_flows where code_hash = $1 and kind = 'apple' and browser = $2
        and expires_at > ${momentParameter(3)} returning names`,
    [hashSecret(code), browser, now],
  );
  if (row === undefined) return undefined;
  const names = isJsonObject(row.names) ? row.names : {};
  const at = (name: string): unknown => valueAt(names, name);
  return {
    names: readNames({ firstName: at('firstName'), lastName: at('lastName'), displayName: undefined }),
  };
}
