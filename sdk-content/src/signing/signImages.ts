import { isRecord, text } from '@broadsheet/client-core';
import { parseAuth } from '../model/Auth.ts';
import { preparePortraits } from './preparePortraits.ts';
import { rewriteRecords } from './rewriteRecords.ts';
import type { JsonRecord } from '../client/JsonRecord.ts';

export interface SignImagesOptions {
  /** The resizer token version that images need. */
  readonly tokenVersion: string;
  /** Resolves with the token of an image. @param value the image's id, else its URL */
  readonly sign: (value: string) => Promise<string>;
  /** Called once when some images could not be signed. If it throws, the signing rejects with that error. */
  readonly onFailure: (failure: SigningFailure) => void;
}

export interface SigningFailure {
  readonly failed: number;
  readonly requested: number;
  /** The first error. */
  readonly error: unknown;
}

/** Returns the id or URL by which an image is signed; `undefined` for other objects and for images that have a token. */
function unsignedValue(record: JsonRecord, tokenVersion: string): string | undefined {
  if (record['type'] !== 'image') return undefined;
  const auth = parseAuth(record['auth']) ?? {};
  return Object.hasOwn(auth, tokenVersion) ? undefined : (text(record['_id']) ?? text(record['url']));
}

async function signAll(values: ReadonlySet<string>, options: SignImagesOptions) {
  const tokens = new Map<string, string>();
  const errors: unknown[] = [];
  const signOne = async (value: string): Promise<void> => {
    try {
      tokens.set(value, await options.sign(value));
    } catch (error) {
      errors.push(error);
    }
  };
  await Promise.all([...values].map(signOne));
  if (errors.length > 0) {
    options.onFailure({ failed: errors.length, requested: values.size, error: errors[0] });
  }
  return tokens;
}

/**
 * Adds resizer tokens to the images of an answer: each object of the type image without a token of the version is signed
 * once by its `_id`, else its `url`. An image that cannot be signed stays unchanged.
 *
 * @returns a signed copy; the answer itself is not changed
 */
export async function signImages(answer: unknown, options: SignImagesOptions): Promise<unknown> {
  const { tokenVersion } = options;
  const prepared = preparePortraits(answer);
  const unsigned = new Set<string>();
  rewriteRecords(prepared, (record) => {
    const value = unsignedValue(record, tokenVersion);
    if (value !== undefined) unsigned.add(value);
    return record;
  });
  const tokens = await signAll(unsigned, options);
  if (tokens.size === 0) return prepared;
  return rewriteRecords(prepared, (record) => {
    const value = unsignedValue(record, tokenVersion);
    const token = value === undefined ? undefined : tokens.get(value);
    if (token === undefined) return record;
    const auth = isRecord(record['auth']) ? record['auth'] : {};
    return { ...record, auth: { ...auth, [tokenVersion]: token } };
  });
}
