/**
 * Passwords are stored as scrypt hashes in the PHC format `$scrypt$ln=15,r=8,p=3$salt$hash`, which includes the parameters.
 * Stronger parameters can be chosen later; a hash is then replaced when its reader logs in.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

export interface ScryptParameters {
  /** Binary logarithm of the cost: memory is 128 × 2^ln × r bytes. */
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

export interface PasswordVerdict {
  readonly isRight: boolean;
  /** Whether the hash was made with parameters other than the current ones. */
  readonly isOutdated: boolean;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Verifies a password. It takes as long without a stored hash as with one. */
  verify(password: string, stored: string | undefined): Promise<PasswordVerdict>;
}

/** The default parameters: 32 MB and about a fifth of a second of one core. */
export const DEFAULT_SCRYPT: ScryptParameters = { ln: 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const STORED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([\w-]+)\$([\w-]+)$/;

function derive(password: string, salt: Buffer, { ln, r, p }: ScryptParameters): Promise<Buffer> {
  const N = 2 ** ln;
  const options = { N, r, p, maxmem: 128 * r * (N + p + 2) + 1024 * 1024 };
  return new Promise((resolve, reject) => {
    // Keyboards differ in whether they send a character composed or decomposed.
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

const write = ({ ln, r, p }: ScryptParameters, salt: Buffer, key: Buffer): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;

/** Creates the password hasher. @param parameters the parameters of new hashes */
export function createPasswordHasher(parameters: ScryptParameters = DEFAULT_SCRYPT): PasswordHasher {
  const decoySalt = randomBytes(SALT_BYTES);
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return write(parameters, salt, await derive(password, salt, parameters));
    },
    async verify(password, stored) {
      if (stored === undefined) {
        await derive(password, decoySalt, parameters);
        return { isRight: false, isOutdated: false };
      }
      const [, ln, r, p, salt = '', key = ''] = STORED.exec(stored) ?? [];
      if (ln === undefined) throw new Error('A stored password hash has an unknown form. Restore the table.');
      const used: ScryptParameters = { ln: Number(ln), r: Number(r), p: Number(p) };
      const expected = Buffer.from(key, 'base64url');
      const derived = await derive(password, Buffer.from(salt, 'base64url'), used);
      return {
        isRight: derived.length === expected.length && timingSafeEqual(derived, expected),
        isOutdated: used.ln !== parameters.ln || used.r !== parameters.r || used.p !== parameters.p,
      };
    },
  };
}
