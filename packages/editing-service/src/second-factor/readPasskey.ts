/** Reads the passkey responses of browsers, in the form of `PublicKeyCredential.toJSON` in WebAuthn Level 3. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { listAt } from '@broadsheet/service-kit/json';
import type { Fields } from '@broadsheet/service-kit/http';

export type NewPasskey = RegistrationResponseJSON;
export type AnsweredPasskey = AuthenticationResponseJSON;

const LONGEST_ID = 1_500;
const LONGEST_PART = 20_000;
const MOST_TRANSPORTS = 10;

function readCredential(credential: Fields) {
  const id = credential.text('id', LONGEST_ID);
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

/** Reads a new passkey. @throws ServiceError 400 when a member is missing or too long */
export function readNewPasskey(fields: Fields): NewPasskey {
  const credential = fields.object('passkey');
  const response = credential.object('response');
  const transports = listAt(response.members, 'transports').slice(0, MOST_TRANSPORTS);
  return {
    ...readCredential(credential),
    response: {
      clientDataJSON: response.text('clientDataJSON', LONGEST_PART),
      attestationObject: response.text('attestationObject', LONGEST_PART),
      transports: transports.filter((each) => typeof each === 'string'),
    },
  };
}

/** Reads a signature. @throws ServiceError 400 when a member is missing or too long */
export function readAnsweredPasskey(fields: Fields): AnsweredPasskey {
  const credential = fields.object('passkey');
  const response = credential.object('response');
  return {
    ...readCredential(credential),
    response: {
      clientDataJSON: response.text('clientDataJSON', LONGEST_PART),
      authenticatorData: response.text('authenticatorData', LONGEST_PART),
      signature: response.text('signature', LONGEST_PART),
    },
  };
}
