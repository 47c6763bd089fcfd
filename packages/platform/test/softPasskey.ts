/** An authenticator in a test's memory: it creates passkeys and signs as a device does (WebAuthn Level 3). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { textAt } from '../src/content/json/Json.ts';
import type { Json, JsonObject } from '../src/content/json/Json.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

export interface SoftPasskey {
  readonly id: string;
  /** Returns the JSON that a browser sends after `navigator.credentials.create`. */
  create(options: Json | undefined): JsonObject;
  /** Returns the JSON that a browser sends after `navigator.credentials.get`. */
  get(options: Json | undefined, settings?: { readonly isVerified?: boolean }): JsonObject;
}

/** Encodes a COSE key: EC2, ES256, P-256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const head = Buffer.from('a5010203262001215820', 'hex');
  return Buffer.concat([
    head,
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** Creates an authenticator with one passkey. @param origin the origin of the page that uses it */
export function createSoftPasskey(origin: string): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const idBytes = randomBytes(16);
  const id = idBytes.toString('base64url');
  let counter = 0;
  const dataFor = (flags: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, options: Json | undefined): Buffer =>
    Buffer.from(
      JSON.stringify({ type, challenge: textAt(options, 'challenge'), origin, crossOrigin: false }),
    );
  return {
    id,
    create(options) {
      const length = Buffer.from([0, idBytes.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, idBytes, coseKey(publicKey)]);
      const data = Buffer.concat([dataFor(USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL), credential]);
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
      const attestationObject = Buffer.concat([head, Buffer.from([data.length]), data]);
      return {
        id,
        response: {
          clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get(options, { isVerified = true } = {}) {
      counter += 1;
      const data = dataFor(USER_PRESENT | (isVerified ? USER_VERIFIED : 0));
      const client = clientData('webauthn.get', options);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
