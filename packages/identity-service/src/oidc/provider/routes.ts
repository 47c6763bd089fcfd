/** The endpoints of this service as an OpenID provider: a reader who has a session here gets one at another site. */
import type { Hono } from 'hono';
import type { ErrorBody, OidcProviderLoginBody } from '@broadsheet/sdk-identity/contract';
import { getCaller, invalidRequest } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv } from '@broadsheet/service-kit/http';
import type { IdentityContext } from '../../IdentityContext.ts';
import { requireReader } from '../../sessions/authenticate.ts';
import { signInPage } from '../client/oidcClients.ts';
import { SIGNING_ALGORITHM, createSigningKey } from './createSigningKey.ts';
import { exchangeCode, getIssuer } from './exchangeCode.ts';
import { issueCode } from './issueCode.ts';

const PROVIDER = '/identity/public/v2/oidc/provider';
const LONGEST_PART = 2000;

/** Reads a form: multipart, which the clients send, or urlencoded, which OAuth requires. */
async function readForm(call: ServiceCall): Promise<Readonly<Record<string, string>>> {
  const type = call.req.header('content-type') ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    throw invalidRequest('The body must be a form, multipart or urlencoded.');
  }
  let parts: FormData;
  try {
    parts = await call.req.raw.formData();
  } catch (error) {
    if (error instanceof TypeError) throw invalidRequest('The form cannot be read. Send it again.');
    throw error;
  }
  const form: Record<string, string> = {};
  for (const [name, value] of parts) {
    if (typeof value !== 'string' || value.length > LONGEST_PART || /[\p{Cc}\p{Cs}]/u.test(value)) {
      throw invalidRequest(`The part "${name}" cannot be used. Send plain text.`);
    }
    if (Object.hasOwn(form, name)) throw invalidRequest(`The part "${name}" is there twice. Send it once.`);
    form[name] = value;
  }
  return form;
}

/** Returns the discovery document (OpenID Connect Discovery 1.0). */
function createDiscovery(context: IdentityContext) {
  const issuer = getIssuer(context);
  return {
    issuer,
    authorization_endpoint: signInPage(context).href,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [SIGNING_ALGORITHM],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'email', 'profile'],
  };
}

export function addOidcProviderRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  const signingKey = createSigningKey(context);
  app.get(`${PROVIDER}/login`, async (call) => {
    const reader = await requireReader(context, call.req.raw);
    await context.limits.consume('session', { account: reader.accountUuid });
    const message = await issueCode(context, reader, new URL(call.req.url).searchParams);
    return call.json({ message } satisfies OidcProviderLoginBody);
  });
  app.post(`${PROVIDER}/token`, async (call) => {
    const { address, userAgent } = getCaller(call);
    await context.limits.consume('link', { address });
    const form = await readForm(call);
    const result = await exchangeCode(context, signingKey, { form, userAgent });
    switch (result.kind) {
      case 'tokens':
        await context.limits.forgive('link', { address });
        return call.json({ ...result.body, token_type: 'Bearer' });
      case 'refused': {
        const { error, message } = result;
        const refusal = { code: '400', message, httpStatus: 400 } satisfies ErrorBody;
        return call.json({ ...refusal, error, error_description: message }, 400);
      }
    }
  });
  app.get(`${PROVIDER}/.well-known/openid-configuration`, (call) => call.json(createDiscovery(context)));
  app.get(`${PROVIDER}/jwks`, async (call) => call.json({ keys: [(await signingKey()).publicJwk] }));
}
