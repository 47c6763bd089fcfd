import type { Ad } from '../server/Ad.ts';

export interface QueueOptions {
  /** Whether ads may be asked for now; what is queued stays while they may not. */
  readonly isOpen: () => boolean;
  /** Asks for all that is queued at the moment when it can be asked for. */
  readonly take: (first: Ad, takeAll: () => readonly Ad[]) => Promise<void>;
  /** Runs for each ad that can never be asked for. */
  readonly onFailure: (ad: Ad) => void;
}

export interface AdQueue {
  add(ads: readonly Ad[]): void;
  remove(ad: Ad): void;
  /** Goes on, now that the queue may be open again. */
  run(): void;
}

/** Ads that are wanted: those of one moment are taken together, one lot after the other. */
export function createQueue({ isOpen, take, onFailure }: QueueOptions): AdQueue {
  const waiting = new Set<Ad>();
  let isRunning = false;

  function takeAll(): readonly Ad[] {
    const all = [...waiting];
    waiting.clear();
    return all;
  }

  async function takeLots(): Promise<void> {
    // Whatever is wanted in the same moment comes along.
    await Promise.resolve();
    for (let [first] = waiting; first !== undefined && isOpen(); [first] = waiting)
      await take(first, takeAll).catch(() => takeAll().forEach(onFailure));
    isRunning = false;
  }

  function run(): void {
    if (isRunning) return;
    isRunning = true;
    void takeLots();
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
