import { createRenderQueue } from './createRenderQueue.ts';
import type { QueueLimits, RenderQueue } from './createRenderQueue.ts';
import type { Original } from './Original.ts';

/** Returns the queue in which a rendition of the original waits its turn. */
export type HostQueues = (original: Original) => RenderQueue<Uint8Array>;

/** The site's own files; no host has this name. */
const OWN = '';

/**
 * Creates a queue for the site's own files and one for each other host, because a run first fetches the original: a host that
 * is slow or does not answer keeps nobody waiting for other images. A client's budget is one for all queues.
 */
export function createHostQueues(limits: QueueLimits): HostQueues {
  // As many as the site lists hosts: images of others never get here.
  const queues = new Map<string, RenderQueue<Uint8Array>>();
  return (original) => {
    const host = original.kind === 'remote' ? new URL(original.url).hostname : OWN;
    const queue = queues.get(host) ?? createRenderQueue<Uint8Array>(limits);
    queues.set(host, queue);
    return queue;
  };
}
