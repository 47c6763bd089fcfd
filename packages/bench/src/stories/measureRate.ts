import { Agent, get } from 'node:http';

export interface Rate {
  /** The number of answers. */
  readonly count: number;
  readonly perSecond: number;
  /** Milliseconds until the last byte, of half the answers, of 95 and of 99 in 100. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface RateOptions {
  readonly connections: number;
  /** The milliseconds after which a response is late and the measurement is abandoned. Default: 30,000. */
  readonly patienceMs?: number;
  /** The milliseconds after which no further URL is requested. Default: all are. */
  readonly forMs?: number;
}

const PATIENCE_MS = 30_000;

/** Returns the milliseconds of a request. @throws Error for a status other than 200, an incomplete response, or a timeout */
function time(
  url: string,
  { agent, patienceMs }: { readonly agent: Agent; readonly patienceMs: number },
): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} was answered ${response.statusCode}.`));
      response.once('end', () => resolve(performance.now() - begin));
      response.once('error', reject);
      response.once('close', () => reject(new Error(`${url} was answered in part only.`)));
      response.resume();
    });
    const abandon = () =>
      request.destroy(new Error(`${url} was not answered within ${patienceMs / 1000} seconds.`));
    request.setTimeout(patienceMs, abandon);
    request.once('error', reject);
  });
}

export function toRate(times: readonly number[], elapsedMs: number): Rate {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const count = times.length;
  return { count, perSecond: (1000 * times.length) / elapsedMs, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Requests each URL once, in order, over the given number of connections, until the time is over. */
export async function measureRate(
  urls: readonly string[],
  { connections, patienceMs = PATIENCE_MS, forMs = Number.POSITIVE_INFINITY }: RateOptions,
): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const queue = urls.values();
  const begin = performance.now();
  const reader = async () => {
    for (const url of queue) {
      times.push(await time(url, { agent, patienceMs }));
      if (performance.now() - begin >= forMs) return;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, reader));
    return toRate(times, performance.now() - begin);
  } finally {
    agent.destroy();
  }
}
