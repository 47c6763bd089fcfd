/**
 * Calls to an S3-compatible object storage, signed with version 4 of Amazon's signature. The digest of what is sent is a part
 * of the signature, so the storage refuses a file that arrived damaged.
 */
import { getErrorMessage } from '@broadsheet/client-core';
import { AwsClient } from 'aws4fetch';
import type { BucketCall, BucketClient } from './BucketClient.ts';
import { createReachability } from './createReachability.ts';
import type { Reachability } from './createReachability.ts';
import { StorageProblem } from './MediaStorage.ts';
import { receiveBody } from './receiveBody.ts';

export interface BucketOptions {
  readonly bucket: string;
  /** The origin of the storage, without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly keyId: string;
  readonly key: string;
  /** What all names in the bucket begin with, such as `courier/`; empty: nothing. */
  readonly prefix: string;
  /** Called when the storage cannot be used any more, with the reason, and when it can be used again. */
  readonly onReachable?: ((isThere: boolean, reason: string) => void) | undefined;
  /** Called when the storage refuses one call though it can be used; for the same reason once a minute. */
  readonly onRefused?: ((reason: string) => void) | undefined;
  /**
   * Whether what is known of a file is waited for as long as everything else. Default: for a second in all, because pages
   * wait for it.
   */
  readonly isPatient?: boolean | undefined;
  /** The most milliseconds between two parts of a body that is read whole. Default: 10000. */
  readonly quietMs?: number | undefined;
}

/** The digest of nothing: calls without a body carry it. */
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** Milliseconds that a storage has for the headers of its answer, and a second more for each of these bytes sent to it. */
const ANSWER_MS = 5_000;
const BYTES_A_SECOND = 250_000;
/** The milliseconds for all tries of what pages wait for. */
const PAGE_MS = 1_000;
/** How often a call is made at most, and the pause before it is repeated, in milliseconds. */
const TRIES = 3;
const PAUSE_MS = 100;
const QUIET_MS = 10_000;
/** The most milliseconds between two parts of a text that says why a call failed. */
const FAILURE_QUIET_MS = 1_000;
const REPORT_AGAIN_MS = 60_000;

/** The statuses that callers understand: done, nothing new, not there, and conditions or a range that do not hold. */
const UNDERSTOOD: readonly number[] = [304, 404, 412, 416];

interface Patience {
  readonly tries: number;
  /** For one try. */
  readonly answerMs: number;
  /** For all of them. */
  readonly totalMs: number;
}

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
  answerMs: number,
): Promise<Response> {
  const aborter = new AbortController();
  const ms = answerMs + ((body?.content.size ?? 0) / BYTES_A_SECOND) * 1000;
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

/** Returns the code in the text of a failure, such as `NoSuchKey`; undefined: it has none. */
async function readCode(response: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of receiveBody(response, FAILURE_QUIET_MS)) parts.push(part);
  } catch {
    // The status alone tells enough.
  }
  return /<Code>([\w.]{1,80})<\/Code>/.exec(Buffer.concat(parts).toString())?.[1];
}

const describeFailure = ({ status }: Response, code: string | undefined): string =>
  `status ${status}${code === undefined ? '' : `, ${code}`}`;

const describeError = (error: unknown): string => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return getErrorMessage(cause);
};

/** Makes a call, and repeats it when the storage does not answer or fails. @returns the response, or why there is none */
async function callRepeatedly(
  make: (answerMs: number) => Promise<Response>,
  { tries, answerMs, totalMs }: Patience,
  { isAway }: Reachability,
): Promise<Response | string> {
  const begunAt = performance.now();
  let reason = '';
  for (let tried = 0; tried < tries; tried += 1) {
    if (tried > 0) await pause(PAUSE_MS * 2 ** tried);
    const leftMs = totalMs - (performance.now() - begunAt);
    // Another call has found out meanwhile, or who asked waits no longer.
    if (tried > 0 && (isAway() || leftMs <= 0)) return reason;
    try {
      const response = await make(Math.min(answerMs, leftMs));
      if (!isFailure(response)) return response;
      reason = describeFailure(response, await readCode(response));
    } catch (error) {
      reason = describeError(error);
    }
  }
  return reason;
}

type Verdict =
  | { readonly kind: 'answered'; readonly response: Response }
  | { readonly kind: 'away' | 'refused'; readonly reason: string };

/** Classifies a response: a missing object is an answer; a missing bucket or permission is a failure. */
async function evaluate(response: Response, method: BucketCall['method']): Promise<Verdict> {
  const { status, headers } = response;
  if (response.ok || (UNDERSTOOD.includes(status) && (status !== 404 || method === 'HEAD')))
    return { kind: 'answered', response };
  const code = await readCode(response);
  if (status === 404 && code === 'NoSuchKey')
    return { kind: 'answered', response: new Response(null, { status, headers }) };
  const failure = describeFailure(response, code);
  const isShut = status < 400 || [401, 403, 404].includes(status);
  return isShut
    ? { kind: 'away', reason: `it refuses the key or the address (${failure})` }
    : { kind: 'refused', reason: `it refuses a call (${method}, ${failure})` };
}

/** Returns a function that tells the same reason once a minute. */
function reportOnce(report: BucketOptions['onRefused']): (reason: string) => void {
  const reported = new Map<string, number>();
  return (reason) => {
    if (performance.now() - (reported.get(reason) ?? -Infinity) < REPORT_AGAIN_MS) return;
    reported.set(reason, performance.now());
    report?.(reason);
  };
}

/** Creates the client of a bucket; nothing is called before it is needed. */
export function createBucketClient(options: BucketOptions): BucketClient {
  const { bucket, endpoint, region, keyId, key, prefix, quietMs = QUIET_MS, isPatient = false } = options;
  const keys = { accessKeyId: keyId, secretAccessKey: key };
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 });
  const place = `${endpoint}/${bucket}/${prefix}`;
  const reachability = createReachability(options.onReachable);
  const reportRefused = reportOnce(options.onRefused);

  const refuse = (reason: string): StorageProblem =>
    new StorageProblem(`The storage at ${place} cannot be used: ${reason}. Try again in a moment.`);

  function toUrl(object: string, { query = {} }: BucketCall): URL {
    const path = object === '' ? bucket : `${bucket}/${encodePath(prefix + object)}`;
    const url = new URL(`${endpoint}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }

  return {
    place,
    prefix,
    async call(object, call) {
      const url = toUrl(object, call);
      const admission = reachability.admit();
      if (admission.kind === 'refused') throw refuse(admission.reason);
      const isHurried = call.method === 'HEAD' && !isPatient;
      const patience = {
        tries: admission.kind === 'trial' ? 1 : TRIES,
        answerMs: ANSWER_MS,
        totalMs: isHurried ? PAGE_MS : Infinity,
      };
      const make = (answerMs: number) => callOnce(client, url, call, answerMs);
      const answer = await callRepeatedly(make, patience, reachability);
      const verdict: Verdict =
        typeof answer === 'string' ? { kind: 'away', reason: answer } : await evaluate(answer, call.method);
      switch (verdict.kind) {
        case 'away':
          reachability.markAway(verdict.reason);
          throw refuse(verdict.reason);
        case 'refused':
          reachability.markThere();
          reportRefused(verdict.reason);
          throw refuse(verdict.reason);
        case 'answered':
          reachability.markThere();
          return verdict.response;
      }
    },
    async *receive(response) {
      try {
        yield* receiveBody(response, quietMs);
      } catch (error) {
        const reason = describeError(error);
        reachability.markAway(reason);
        throw refuse(reason);
      }
    },
  };
}
