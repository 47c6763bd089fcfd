import type { ClientProof, Provider } from '../authorization/Provider.ts';
import type { AuthorizationRequest } from '../authorization/AuthorizationRequest.ts';
import { createIssuer } from '../keys/createIssuer.ts';
import { getFingerprint, getNames } from '../person/Reader.ts';
import type { Reader } from '../person/Reader.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { checkClientSecret } from './checkClientSecret.ts';

export const APPLE_ISSUER = 'https://appleid.apple.com';

function checkRequest({ scopes, responseMode }: AuthorizationRequest) {
  const requestsMore = scopes.includes('name') || scopes.includes('email');
  if (!requestsMore || responseMode === 'form_post') return undefined;
  return [
    'invalid_request',
    'response_mode must be form_post when name or email scope is requested.',
  ] as const;
}

/** Returns the field `user` with the reader's name, which Apple sends only once. */
function userField({ scopes }: AuthorizationRequest, reader: Reader): string {
  const { given, family } = getNames(reader);
  return JSON.stringify({
    ...(scopes.includes('name') && { name: { firstName: given, lastName: family } }),
    ...(scopes.includes('email') && { email: reader.email }),
  });
}

const getSubject = (reader: Reader): string => `000000.${getFingerprint(reader, 'apple')}.0000`;

/** Creates the provider of Sign in with Apple. */
export function appleProvider({ origin, clock }: SandboxContext): Provider {
  const introduced = new Set<string>();
  return {
    id: 'apple',
    name: 'Apple',
    origin,
    authorizePath: '/sandbox/apple/auth/authorize',
    keys: createIssuer(clock, 'sandbox-apple'),
    idTokenSeconds: 86_400,
    refusedError: 'user_cancelled_authorize',
    checkRequest,
    answerFields(request, reader): Readonly<Record<string, string>> {
      const user = userField(request, reader);
      const key = JSON.stringify([request.clientId, getSubject(reader)]);
      if (request.responseMode !== 'form_post' || user === '{}' || introduced.has(key)) return {};
      introduced.add(key);
      return { user };
    },
    checkClient: (proof: ClientProof) => checkClientSecret(proof, clock),
    getSubject,
    toClaims: ({ reader, scopes }) => ({
      nonce_supported: true,
      auth_time: Math.floor(clock.now() / 1000),
      ...(scopes.includes('email') && { email: reader.email, email_verified: true }),
    }),
  };
}
