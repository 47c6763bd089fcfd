import { Agent, request as openRequest } from 'node:http';
import type { SiteRequest } from './mixedRequests.ts';

const CONCURRENCY = 8;

/** Sends one request and reads the response to its end. Resolves with its status; 0 if the client disconnects. */
function send(agent: Agent, origin: string, sent: SiteRequest): Promise<number> {
  const { method, path, headers, body, hangsUp } = sent;
  return new Promise((resolve, reject) => {
    const request = openRequest(`${origin}/`, { agent, method, path, headers }, (response) => {
      if (hangsUp) {
        resolve(0);
        response.destroy();
        return;
      }
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
      response.resume();
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Sends requests, eight at a time, over connections that stay open. @param statuses counts the responses by status */
export async function sendRequests(
  origin: string,
  {
    count,
    next,
    statuses,
  }: { readonly count: number; readonly next: () => SiteRequest; readonly statuses: Map<number, number> },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  let left = count;
  const reader = async () => {
    while (left > 0) {
      left -= 1;
      const status = await send(agent, origin, next());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, reader));
  } finally {
    agent.destroy();
  }
}
