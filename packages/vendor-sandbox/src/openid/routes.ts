import { Hono } from 'hono';
import { authorizeRoutes } from '../authorization/authorizeRoutes.ts';
import { createGrants } from '../authorization/createGrants.ts';
import { tokenHandler } from '../authorization/tokenHandler.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { openIdProvider } from './openIdProvider.ts';

/** Creates the provider "Sandbox OpenID" under `/sandbox/openid`; its issuer is that URL. */
export function openIdRoutes(sandbox: SandboxContext): Hono {
  const app = new Hono({ strict: false });
  const provider = openIdProvider(sandbox);
  const grants = createGrants(sandbox, provider);
  const issuer = `${sandbox.siteUrl}/sandbox/openid`;
  app.get('/sandbox/openid/.well-known/openid-configuration', (context) =>
    context.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      response_modes_supported: ['query', 'form_post'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    }),
  );
  app.route('/', authorizeRoutes(provider, grants));
  app.post('/sandbox/openid/token', tokenHandler({ provider, grants, issuer }));
  app.get('/sandbox/openid/keys', async (context) => context.json(await provider.keys.keySet()));
  app.get('/sandbox/openid/userinfo', async (context) => {
    const bearer = /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
    const grant = await grants.open('access', bearer);
    if (grant === undefined) {
      context.header('www-authenticate', 'Bearer error="invalid_token"');
      return context.json({ error: 'invalid_token' }, 401);
    }
    return context.json({ sub: provider.getSubject(grant.reader), ...provider.toClaims(grant) });
  });
  return app;
}
