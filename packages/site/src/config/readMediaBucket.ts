import type { BucketOptions } from '@broadsheet/platform';
import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';

/** The bucket in which media and finished pictures are kept. */
export type MediaBucketConfig = Omit<BucketOptions, 'onReachable'>;

function matching(name: string, value: string, [form, expected]: readonly [RegExp, string]): string {
  if (!form.test(value)) throw new ConfigError(name, value, expected);
  return value;
}

/** Reads a key or its id, which no message repeats. */
function secret(name: string, value: string | undefined, what: string): string {
  if (value === undefined || !/^[\x21-\x7e]+$/.test(value))
    throw new ConfigError(name, value ? '…' : '', `${what}, for MEDIA_BUCKET is set`);
  return value;
}

function readEndpoint(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new ConfigError(
      'MEDIA_ENDPOINT',
      value,
      'the origin of an S3-compatible storage such as https://s3.eu-central-1.amazonaws.com, without the bucket',
    );
  return url.origin;
}

/**
 * Reads the bucket of media.
 *
 * @returns undefined when none is set: media are in the data folder
 * @throws ConfigError when a value cannot be used
 */
export function readMediaBucket(variables: Variables): MediaBucketConfig | undefined {
  const {
    MEDIA_BUCKET: name = '',
    MEDIA_ENDPOINT: address,
    MEDIA_REGION: place,
    MEDIA_PREFIX: start,
    MEDIA_KEY_ID: keyId,
    MEDIA_KEY: key,
  } = variables;
  const region = matching('MEDIA_REGION', place || 'us-east-1', [
    /^[\w-]{1,40}$/,
    'a region such as eu-central-1',
  ]);
  const prefix = matching('MEDIA_PREFIX', start ?? '', [
    /^(?:[\w-]{1,60}\/){0,5}$/,
    'a folder in the bucket with a slash at its end, such as courier/',
  ]);
  const endpoint = readEndpoint(address || `https://s3.${region}.amazonaws.com`);
  if (name === '') return undefined;
  const bucket = matching('MEDIA_BUCKET', name, [
    /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
    'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  ]);
  return {
    bucket,
    region,
    prefix,
    endpoint,
    keyId: secret('MEDIA_KEY_ID', keyId, 'the id of a key that may read, write, list and delete there'),
    key: secret('MEDIA_KEY', key, 'the secret of that key'),
  };
}
