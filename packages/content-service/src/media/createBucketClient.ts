/**
 * Calls to an S3-compatible object storage, signed with version 4 of Amazon's signature. The digest of what is sent is a part
 * of the signature, so the storage refuses a file that arrived damaged.
 */
import { getErrorMessage } from '@broadsheet/client-core';
import { AwsClient } from 'aws4fetch';
import type { BucketCall, BucketClient } from './BucketClient.ts';
import { StorageProblem } from './MediaStorage.ts';

export interface BucketOptions {
  readonly bucket: string;
  /** The origin of the storage, without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly keyId: string;
  readonly key: string;
  /** What all names in the bucket begin with, such as `courier/`; empty: nothing. */
  readonly prefix: string;
  /** Called when the storage stops to answer, with the reason, and when it answers again. */
  readonly onReachable?: ((isThere: boolean, reason: string) => void) | undefined;
}

/** The digest of nothing: calls without a body carry it. */
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** Milliseconds that a storage has for the headers of its answer, and a second more for each of these bytes sent to it. */
const ANSWER_MS = 5_000;
const BYTES_A_SECOND = 250_000;
/** How often a call is made at most, and the pause before it is repeated, in milliseconds. */
const TRIES = 3;
const PAUSE_MS = 100;
/** The milliseconds for which nothing is asked after a storage did not answer. */
const AWAY_MS = 2_000;

const encodePath = (name: string): string =>
  name
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replaceAll(
        /[!'()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');

const isFailure = ({ status }: Response): boolean => status === 429 || status >= 500;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Makes one call. The time is limited until the headers have come; what follows may take as long as its reader needs. */
async function callOnce(
  client: AwsClient,
  url: URL,
  { method, headers, body }: BucketCall,
): Promise<Response> {
  const aborter = new AbortController();
  const ms = ANSWER_MS + ((body?.content.size ?? 0) / BYTES_A_SECOND) * 1000;
  const timer = setTimeout(() => {
    aborter.abort(new Error(`there was no answer for ${Math.round(ms / 1000)} s`));
  }, ms);
  try {
    return await client.fetch(url.href, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': body?.sha256 ?? NOTHING },
      redirect: 'manual',
      signal: aborter.signal,
      ...(body !== undefined && { body: body.content }),
    });
  } finally {
    clearTimeout(timer);
  }
}

async function describeFailure(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  const code = /<Code>([\w.]{1,80})<\/Code>/.exec(text)?.[1];
  return `status ${response.status}${code === undefined ? '' : `, ${code}`}`;
}

const describeError = (error: unknown): string => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return getErrorMessage(cause);
};

/** Makes a call, and repeats it when the storage does not answer or fails. @returns the response, or why there is none */
async function callRepeatedly(client: AwsClient, url: URL, call: BucketCall): Promise<Response | string> {
  let reason = '';
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (tried > 0) await pause(PAUSE_MS * 2 ** tried);
    try {
      const response = await callOnce(client, url, call);
      if (!isFailure(response)) return response;
      reason = await describeFailure(response);
    } catch (error) {
      reason = describeError(error);
    }
  }
  return reason;
}

/** Creates the client of a bucket; nothing is called before it is needed. */
export function createBucketClient(options: BucketOptions): BucketClient {
  const { bucket, endpoint, region, keyId, key, prefix, onReachable } = options;
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: key,
    region,
    service: 's3',
    retries: 0,
  });
  const place = `${endpoint}/${bucket}/${prefix}`;
  let away: { readonly until: number; readonly reason: string } | undefined;

  function refuse(reason: string, cause?: unknown): StorageProblem {
    return new StorageProblem(`The storage at ${place} cannot be used: ${reason}. Try again in a moment.`, {
      cause,
    });
  }

  return {
    place,
    prefix,
    async call(object, call) {
      if (away !== undefined && performance.now() < away.until) throw refuse(away.reason);
      const path = object === '' ? bucket : `${bucket}/${encodePath(prefix + object)}`;
      const url = new URL(`${endpoint}/${path}`);
      for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
      const answer = await callRepeatedly(client, url, call);
      if (typeof answer === 'string') {
        if (away === undefined) onReachable?.(false, answer);
        away = { until: performance.now() + AWAY_MS, reason: answer };
        throw refuse(answer);
      }
      if (away !== undefined) onReachable?.(true, '');
      away = undefined;
      const isRefused =
        answer.status === 401 ||
        answer.status === 403 ||
        (answer.status >= 300 && answer.status < 400 && answer.status !== 304);
      if (isRefused) throw refuse(`it refuses the key or the address (${await describeFailure(answer)})`);
      return answer;
    },
  };
}
