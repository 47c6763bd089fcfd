import type { BucketOptions } from '@broadsheet/platform';
import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';

/** The bucket in which media and finished pictures are kept. */
export type MediaBucketConfig = Omit<BucketOptions, 'onReachable'>;

function matching(variables: Variables, name: string, [form, expected]: readonly [RegExp, string]): string {
  const value = variables[name] ?? '';
  if (!form.test(value)) throw new ConfigError(name, value, expected);
  return value;
}

/** Reads a key or its id, which no message repeats. */
function secret(variables: Variables, name: string, what: string): string {
  const value = variables[name] ?? '';
  if (!/^[\x21-\x7e]+$/.test(value))
    throw new ConfigError(name, value === '' ? '' : '…', `${what}, for MEDIA_BUCKET is set`);
  return value;
}

function endpoint(variables: Variables, region: string): string {
  const value = variables['MEDIA_ENDPOINT'] || `https://s3.${region}.amazonaws.com`;
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
  if ((variables['MEDIA_BUCKET'] ?? '') === '') return undefined;
  const bucket = matching(variables, 'MEDIA_BUCKET', [
    /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
    'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  ]);
  const region = matching({ MEDIA_REGION: 'us-east-1', ...variables }, 'MEDIA_REGION', [
    /^[\w-]{1,40}$/,
    'a region such as eu-central-1',
  ]);
  const prefix = matching({ MEDIA_PREFIX: '', ...variables }, 'MEDIA_PREFIX', [
    /^(?:[\w-]{1,60}\/){0,5}$/,
    'a folder in the bucket with a slash at its end, such as courier/',
  ]);
  return {
    bucket,
    region,
    prefix,
    endpoint: endpoint(variables, region),
    keyId: secret(variables, 'MEDIA_KEY_ID', 'the id of a key that may read, write, list and delete there'),
    key: secret(variables, 'MEDIA_KEY', 'the secret of that key'),
  };
}
