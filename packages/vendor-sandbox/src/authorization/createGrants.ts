import { createHash } from 'node:crypto';
import { string } from '@broadsheet/client-core';
import type { Opened, Seals } from '../keys/createSeals.ts';
import { readReader } from '../person/Reader.ts';
import type { Reader } from '../person/Reader.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { AuthorizationRequest } from './AuthorizationRequest.ts';
import type { Grant, Provider } from './Provider.ts';

const CODE_SECONDS = 300;
const ACCESS_SECONDS = 3600;
const REFRESH_SECONDS = 30 * 86_400;

interface CodeUse {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier: string | undefined;
}

export type Redeemed =
  | { readonly kind: 'good'; readonly grant: Grant; readonly hasVerifier: boolean }
  | { readonly kind: 'bad'; readonly message: string };

type TokenKind = 'access' | 'refresh';

/** Issues and redeems the codes and tokens of one provider. */
export interface Grants {
  code(request: AuthorizationRequest, reader: Reader, isExpired: boolean): Promise<string>;
  /** Redeems a code. It works once; a failed attempt consumes it too. */
  redeem(code: string, use: CodeUse): Promise<Redeemed>;
  token(kind: TokenKind, grant: Grant): Promise<string>;
  open(kind: TokenKind, token: string): Promise<Grant | undefined>;
  readonly accessSeconds: number;
}

type Content = Readonly<Record<string, unknown>>;

const toGrant = (content: Content): Grant => ({
  clientId: string(content['clientId']) ?? '',
  scopes: (string(content['scope']) ?? '').split(' ').filter(Boolean),
  nonce: string(content['nonce']),
  reader: readReader(content),
});

const toContent = ({ clientId, scopes, nonce, reader }: Grant): Content => ({
  ...reader,
  clientId,
  scope: scopes.join(' '),
  nonce,
});

/** Returns why the parameters do not match the code; undefined if they do. */
function findMisuse(content: Content, { clientId, redirectUri, verifier }: CodeUse): string | undefined {
  const challenge = string(content['challenge']);
  if (string(content['clientId']) !== clientId) return 'The code was issued to another client_id.';
  if (string(content['redirectUri']) !== redirectUri)
    return 'redirect_uri differs from that of the authorisation request.';
  if (challenge === undefined) return undefined;
  if (verifier === undefined) return 'The request had a code_challenge, so code_verifier is needed.';
  const hashed = createHash('sha256').update(verifier).digest('base64url');
  return hashed === challenge ? undefined : 'code_verifier does not belong to the code_challenge.';
}

export function createGrants(sandbox: SandboxContext, { id }: Provider): Grants {
  const seals: Seals = sandbox.seals;
  const consume = ({ id: code, expiresAt }: Extract<Opened, { readonly id: string }>): boolean =>
    sandbox.consumeOnce(code, expiresAt);
  return {
    accessSeconds: ACCESS_SECONDS,
    code({ clientId, redirectUri, nonce, scopes, challenge }, reader, isExpired) {
      const content = { ...toContent({ clientId, scopes, nonce, reader }), redirectUri, challenge };
      return seals.seal(`${id}-code`, content, isExpired ? -CODE_SECONDS : CODE_SECONDS);
    },
    async redeem(code, use) {
      const opened = await seals.open(`${id}-code`, code);
      if (opened.status === 'unknown') return { kind: 'bad', message: 'The code is not from here.' };
      if (opened.status === 'expired') return { kind: 'bad', message: 'The code has expired.' };
      if (!consume(opened)) return { kind: 'bad', message: 'The code has been used already.' };
      const message = findMisuse(opened.content, use);
      if (message !== undefined) return { kind: 'bad', message };
      return {
        kind: 'good',
        grant: toGrant(opened.content),
        hasVerifier: string(opened.content['challenge']) !== undefined,
      };
    },
    token: (kind, grant) =>
      seals.seal(`${id}-${kind}`, toContent(grant), kind === 'access' ? ACCESS_SECONDS : REFRESH_SECONDS),
    async open(kind, token) {
      const opened = await seals.open(`${id}-${kind}`, token);
      return opened.status === 'good' ? toGrant(opened.content) : undefined;
    },
  };
}
