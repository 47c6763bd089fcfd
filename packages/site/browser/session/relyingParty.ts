/** Another site whose readers sign in at the newspaper: a client with PKCE, on a port of its own. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { isRecord, string } from '@broadsheet/client-core';

export const CLIENT_ID = 'radio';

export interface RelyingParty extends AsyncDisposable {
  readonly origin: string;
  /** The redirect URL that is registered at the newspaper. */
  readonly redirectUri: string;
  /** Sets the newspaper at which readers sign in. */
  connect(newspaper: string): void;
  /**
   * Returns the URL at the newspaper to which the site redirects a reader.
   * @param changes other values for members of its query; `undefined` omits one
   */
  begin(changes?: Readonly<Record<string, string | undefined>>): string;
  /** The codes with which readers returned, in their order. */
  readonly codes: readonly string[];
  /** Exchanges a code again, with its own verifier or another one. */
  exchange(code: string, verifier?: string): Promise<Response>;
}

interface Begun {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

const randomText = (): string => randomBytes(32).toString('base64url');

function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return isRecord(claims) ? claims : {};
}

function answer(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Radio</title><p>${words}</p>`,
  );
}

export async function startRelyingParty(): Promise<RelyingParty> {
  let newspaper = '';
  let begun: Begun = { state: '', nonce: '', verifier: '' };
  const codes: string[] = [];
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const origin = `http://localhost:${port}`;
  const redirectUri = `${origin}/in/`;

  const exchange: RelyingParty['exchange'] = (code, verifier = begun.verifier) =>
    fetch(`${newspaper}/identity/public/v2/oidc/provider/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: CLIENT_ID,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        code,
      }),
    });

  async function welcome(query: URLSearchParams, response: ServerResponse): Promise<void> {
    const code = query.get('code') ?? '';
    codes.push(code);
    if (query.get('state') !== begun.state) return answer(response, 200, 'Nobody was sent for.');
    const tokens: unknown = await (await exchange(code)).json();
    const claims = claimsOf((isRecord(tokens) && string(tokens['id_token'])) || '..');
    const isOurs = claims['nonce'] === begun.nonce && claims['aud'] === CLIENT_ID;
    answer(response, 200, isOurs ? `Welcome ${String(claims['email'])}` : 'These are no tokens of ours.');
  }

  server.on('request', ({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, origin);
    if (pathname === '/in/') void welcome(searchParams, response);
    else answer(response, 200, 'The radio');
  });

  return {
    origin,
    redirectUri,
    codes,
    connect: (at) => void (newspaper = at),
    begin(changes = {}) {
      begun = { state: randomText(), nonce: randomText(), verifier: randomText() };
      const query = {
        client_id: CLIENT_ID,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: createHash('sha256').update(begun.verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...changes,
      };
      const given = Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      );
      return `/account/login/?${new URLSearchParams(given)}`;
    },
    exchange,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
