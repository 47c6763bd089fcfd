import { Agent, get } from 'node:http';

const CONCURRENCY = 8;

/** Asks for one address and reads the answer to its end. */
function ask(agent: Agent, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
      response.resume();
    });
    request.once('error', reject);
  });
}

/**
 * Sends requests, eight at a time, over connections that stay open.
 *
 * @param statuses counts the answers by status
 */
export async function sendRequests(
  origin: string,
  count: number,
  nextPath: () => string,
  statuses: Map<number, number>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  let left = count;
  const reader = async () => {
    while (left > 0) {
      left -= 1;
      const status = await ask(agent, `${origin}${nextPath()}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, reader));
  } finally {
    agent.destroy();
  }
}
