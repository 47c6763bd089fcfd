import type { Ad } from '../server/Ad.ts';

export interface QueueOptions {
  /** Returns whether ads may be requested now; queued ads wait while they may not. */
  readonly isOpen: () => boolean;
  /** Requests the queued ads; it calls `drain` as late as it can, so that the request includes ads queued meanwhile. */
  readonly request: (first: Ad, drain: () => readonly Ad[]) => Promise<void>;
  /** Runs for each ad whose request has failed for good. */
  readonly onFailure: (ad: Ad) => void;
}

export interface AdQueue {
  add(ads: readonly Ad[]): void;
  remove(ad: Ad): void;
  /** Continues; call it when the queue may have opened again. */
  run(): void;
}

/** Queues ads: those queued at the same moment are taken together, one batch after the other. */
export function createQueue({ isOpen, request, onFailure }: QueueOptions): AdQueue {
  const waiting = new Set<Ad>();
  let isRunning = false;

  function drain(): readonly Ad[] {
    const all = [...waiting];
    waiting.clear();
    return all;
  }

  async function drainLots(): Promise<void> {
    // Lets other ads of the same moment join the batch.
    await Promise.resolve();
    for (let [first] = waiting; first !== undefined && isOpen(); [first] = waiting)
      await request(first, drain).catch(() => drain().forEach(onFailure));
    isRunning = false;
  }

  function run(): void {
    if (isRunning) return;
    isRunning = true;
    void drainLots();
  }

  return {
    add(ads) {
      for (const ad of ads) waiting.add(ad);
      run();
    },
    remove: (ad) => void waiting.delete(ad),
    run,
  };
}
