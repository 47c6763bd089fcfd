import { Agent, get } from 'node:http';

export interface Rate {
  readonly perSecond: number;
  /** Milliseconds until the last byte, of half the answers, of 95 and of 99 in 100. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Answers milliseconds. @throws Error another status than 200 */
function time(agent: Agent, url: string): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} was answered ${response.statusCode}.`));
      response.once('end', () => resolve(performance.now() - begin));
      response.once('error', reject);
      response.resume();
    });
    request.once('error', reject);
  });
}

export function toRate(times: readonly number[], elapsedMs: number): Rate {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { perSecond: (1000 * times.length) / elapsedMs, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Asks for each URL once, in order, over as many connections. */
export async function measureRate(urls: readonly string[], connections: number): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const queue = urls.values();
  const reader = async () => {
    for (const url of queue) times.push(await time(agent, url));
  };
  const begin = performance.now();
  try {
    await Promise.all(Array.from({ length: connections }, reader));
    return toRate(times, performance.now() - begin);
  } finally {
    agent.destroy();
  }
}
