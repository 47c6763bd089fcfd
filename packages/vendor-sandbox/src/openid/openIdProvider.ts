import type { Grant, Provider } from '../authorization/Provider.ts';
import { createIssuer } from '../keys/createIssuer.ts';
import { getFingerprint, getNames } from '../person/Reader.ts';
import type { SandboxContext } from '../SandboxContext.ts';

/** Returns the claims about a reader that the scopes allow. */
function toClaims({ reader, scopes }: Pick<Grant, 'reader' | 'scopes'>): Readonly<Record<string, unknown>> {
  const { given, family } = getNames(reader);
  return {
    ...(scopes.includes('email') && { email: reader.email, email_verified: true }),
    ...(scopes.includes('profile') && { name: reader.name, given_name: given, family_name: family }),
  };
}

/** Creates a standard OpenID Connect provider. It accepts any client secret. */
export function openIdProvider({ origin, clock }: SandboxContext): Provider {
  return {
    id: 'openid',
    name: 'Sandbox OpenID',
    origin,
    authorizePath: '/sandbox/openid/authorize',
    keys: createIssuer(clock, 'sandbox-openid'),
    idTokenSeconds: 3600,
    refusedError: 'access_denied',
    checkRequest({ scopes }, fields) {
      if (!scopes.includes('openid')) return ['invalid_scope', 'scope must contain openid.'];
      // Nobody stays signed in here, so no reader can be identified without the panel.
      if (fields.get('prompt') === 'none') return ['login_required', 'The reader has to be asked.'];
      return undefined;
    },
    answerFields: () => ({}),
    checkClient: ({ secret, mayLackSecret }) =>
      secret === undefined && !mayLackSecret
        ? 'There is neither a client_secret nor a code_verifier.'
        : undefined,
    getSubject: (reader) => getFingerprint(reader, 'openid'),
    toClaims,
  };
}
