/**
 * Sign in with Apple under `/sandbox/apple`.
 *
 * A client that uses Apple's own paths gets tokens of the issuer `https://appleid.apple.com`, as with Apple. A client that uses
 * discovery gets another token endpoint, whose tokens have the discovered issuer.
 */
import { Hono } from 'hono';
import { authorizeRoutes } from '../authorization/authorizeRoutes.ts';
import { createGrants } from '../authorization/createGrants.ts';
import { tokenHandler } from '../authorization/tokenHandler.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { APPLE_ISSUER, appleProvider } from './appleProvider.ts';

export function appleRoutes(sandbox: SandboxContext): Hono {
  const app = new Hono({ strict: false });
  const provider = appleProvider(sandbox);
  const grants = createGrants(sandbox, provider);
  const issuer = `${sandbox.siteUrl}/sandbox/apple`;
  app.get('/sandbox/apple/.well-known/openid-configuration', (context) =>
    context.json({
      issuer,
      authorization_endpoint: `${issuer}/auth/authorize`,
      token_endpoint: `${issuer}/discovered/token`,
      jwks_uri: `${issuer}/auth/keys`,
      response_types_supported: ['code'],
      response_modes_supported: ['query', 'form_post'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'email', 'name'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      claims_supported: [
        'aud',
        'email',
        'email_verified',
        'exp',
        'iat',
        'iss',
        'nonce',
        'nonce_supported',
        'sub',
      ],
    }),
  );
  app.route('/', authorizeRoutes(provider, grants));
  app.post('/sandbox/apple/auth/token', tokenHandler({ provider, grants, issuer: APPLE_ISSUER }));
  app.post('/sandbox/apple/discovered/token', tokenHandler({ provider, grants, issuer }));
  app.get('/sandbox/apple/auth/keys', async (context) => context.json(await provider.keys.keySet()));
  return app;
}
