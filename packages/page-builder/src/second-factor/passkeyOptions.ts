/** Parses the site's options for the browser's passkey calls (WebAuthn Level 3). */
import { list, number, oneOf, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const parseVerification = oneOf('required', 'preferred', 'discouraged');
const parsePublicKey = oneOf('public-key');

interface NamedKey {
  readonly id: string;
  readonly type: 'public-key';
}

const parseNamedKeys = list<NamedKey & { readonly transports: string[] }>((input) => {
  const { id, transports = [] } = record({ id: text, transports: list(text) })(input) ?? {};
  return id === undefined ? undefined : { id, type: 'public-key', transports: [...transports] };
});

export const parseRequest: Parser<PublicKeyCredentialRequestOptionsJSON> = (input) => {
  const {
    challenge,
    rpId,
    timeout,
    userVerification,
    allowCredentials = [],
  } = record({
    challenge: text,
    rpId: text,
    timeout: number,
    userVerification: parseVerification,
    allowCredentials: parseNamedKeys,
  })(input) ?? {};
  if (challenge === undefined) return undefined;
  return {
    challenge,
    allowCredentials: [...allowCredentials],
    ...(rpId !== undefined && { rpId }),
    ...(timeout !== undefined && { timeout }),
    ...(userVerification !== undefined && { userVerification }),
  };
};

export const parseCreation: Parser<PublicKeyCredentialCreationOptionsJSON> = (input) => {
  const {
    challenge,
    rp,
    user,
    pubKeyCredParams,
    timeout,
    excludeCredentials = [],
  } = record({
    challenge: text,
    rp: record({ name: text, id: text }),
    user: record({ id: text, name: text, displayName: text }),
    pubKeyCredParams: list(record({ alg: number, type: parsePublicKey })),
    timeout: number,
    excludeCredentials: parseNamedKeys,
  })(input) ?? {};
  if (challenge === undefined || user?.id === undefined) return undefined;
  const keys = (pubKeyCredParams ?? []).flatMap(({ alg }) =>
    alg === undefined ? [] : [{ alg, type: 'public-key' as const }],
  );
  return {
    challenge,
    rp: { name: rp?.name ?? '', ...(rp?.id !== undefined && { id: rp.id }) },
    user: { id: user.id, name: user.name ?? '', displayName: user.displayName ?? '' },
    pubKeyCredParams: keys,
    excludeCredentials: [...excludeCredentials],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
    ...(timeout !== undefined && { timeout }),
  };
};
