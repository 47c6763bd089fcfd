/** An authenticator in a test's memory: it creates passkeys and signs as a device does (WebAuthn Level 3). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isRecord } from '@broadsheet/client-core';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** What a signature states; an honest device states its page, its user and a counter that goes up. */
export interface Statement {
  /** The origin of the page that asks. Default: that of the passkey. */
  readonly origin?: string;
  /** The site that the key is for. Default: the host of the passkey's origin. */
  readonly site?: string;
  /** Whether the device has verified its user. Default: yes. */
  readonly isVerified?: boolean;
  /** Default: one more than the last. */
  readonly counter?: number;
  /** What was asked of the browser. Default: `webauthn.create` or `webauthn.get`. */
  readonly type?: string;
}

/** A passkey as JSON, the form of `PublicKeyCredential.toJSON`. */
export interface PasskeyJson {
  readonly [member: string]: string | { readonly [member: string]: string | readonly string[] };
  readonly id: string;
}

export interface SoftPasskey {
  readonly id: string;
  /** Returns the JSON that a browser sends after `navigator.credentials.create`. */
  create(options: unknown, statement?: Statement): PasskeyJson;
  /** Returns the JSON that a browser sends after `navigator.credentials.get`. */
  get(options: unknown, statement?: Statement): PasskeyJson;
}

/** Encodes a COSE key: EC2, ES256, P-256. */
function encodeKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const head = Buffer.from('a5010203262001215820', 'hex');
  return Buffer.concat([
    head,
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** Encodes what the device states: the site, its flags and the counter. */
function encodeDevice(site: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(site), Buffer.from([flags]), count]);
}

/** Encodes what the browser states: who asked for what, with which challenge. */
function encodeClient(options: unknown, type: string, origin: string): Buffer {
  const challenge = isRecord(options) ? options['challenge'] : undefined;
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Encodes a new passkey without an attestation of its maker. */
function encodeNew(device: Buffer, id: Buffer, publicKey: KeyObject): Buffer {
  const length = Buffer.from([0, id.length]);
  const data = Buffer.concat([device, Buffer.alloc(16), length, id, encodeKey(publicKey)]);
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
  return Buffer.concat([head, Buffer.from([data.length]), data]);
}

/**
 * Creates an authenticator with one passkey.
 *
 * @param home the origin of the page that uses it
 * @param id that of the passkey, base64url. Default: random; a forger states that of somebody else
 */
export function createSoftPasskey(
  home: string,
  id: string = randomBytes(16).toString('base64url'),
): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const idBytes = Buffer.from(id, 'base64url');
  const host = new URL(home).hostname;
  let last = 0;
  return {
    id,
    create(options, { origin = home, site = host, counter = last, type = 'webauthn.create' } = {}) {
      const device = encodeDevice(site, USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, counter);
      return {
        id,
        response: {
          clientDataJSON: encodeClient(options, type, origin).toString('base64url'),
          attestationObject: encodeNew(device, idBytes, publicKey).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get(options, statement = {}) {
      const { origin = home, site = host, isVerified = true, type = 'webauthn.get' } = statement;
      last = statement.counter ?? last + 1;
      const data = encodeDevice(site, USER_PRESENT | (isVerified ? USER_VERIFIED : 0), last);
      const client = encodeClient(options, type, origin);
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
