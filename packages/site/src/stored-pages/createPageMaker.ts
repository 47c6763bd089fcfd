/**
 * Removes stored pages that changes concern, and makes pages behind the readers: those whose answers are stale, and those of
 * the newest stories that have none.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EngineLog } from '@broadsheet/engine';
import type { StoredPageTable } from '@broadsheet/platform';

type Make = (path: string) => Promise<void>;

export interface PageMaker {
  /** Returns whether pages were removed that have changed before this process began; until then none can be trusted. */
  hasSwept(): boolean;
  /** Adds a path to those that are made anew. */
  renew(path: string): void;
  /** Says that something has changed. */
  wake(): void;
  start(make: Make): void;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

export interface PageMakerOptions {
  readonly table: Pick<StoredPageTable, 'sweep' | 'listMissing' | 'claimMaking'>;
  /** How many pages are kept. */
  readonly most: number;
  readonly log: Pick<EngineLog, 'warn'>;
  /** Waits until pages that were made are stored. */
  readonly settle: () => Promise<void>;
}

/** Milliseconds in which further changes are waited for, so that their pages are removed together. */
const GATHER_MS = 200;
/** Milliseconds between two looks for changes that nobody has reported, and for stories without a page. */
const LOOK_MS = 5_000;
/** How many stories are made before the next look. */
const AT_ONCE = 20;
/** Paths that wait to be made anew. */
const MOST_RENEWALS = 100;
/** Milliseconds for which a page that could not be stored is not tried again. */
const TRIED_MS = 10 * 60_000;
/** How long nothing is made after a page, as a multiple of how long that took: readers come first. */
const REST = 3;

/** Creates the list of what is to be made. */
function createWork({ table, most }: Pick<PageMakerOptions, 'table' | 'most'>) {
  const holder = randomUUID();
  const renewals = new Set<string>();
  const tried = new Map<string, number>();

  /** Lists the newest stories without a page, unless another process makes them. */
  async function listMissing(): Promise<readonly string[]> {
    if (!(await table.claimMaking(holder))) return [];
    const now = performance.now();
    for (const [path, at] of tried) if (now - at >= TRIED_MS) tried.delete(path);
    const missing = await table.listMissing(AT_ONCE + tried.size, most);
    return missing.filter((path) => !tried.has(path)).slice(0, AT_ONCE);
  }

  return {
    renew: (path: string) => void (renewals.size < MOST_RENEWALS && renewals.add(path)),
    /** Lists what is made next. Pages whose answers are stale come first, and are then no longer asked for. */
    async list(): Promise<readonly string[]> {
      const stale = [...renewals].slice(0, AT_ONCE);
      for (const path of stale) renewals.delete(path);
      return stale.length > 0 ? stale : listMissing();
    },
    begin: (path: string) => void tried.set(path, performance.now()),
  };
}

/** Creates the function that sleeps until it is woken, and gathers what follows. */
function createSleep(stopping: AbortSignal) {
  let waking = new AbortController();
  return {
    wake: () => waking.abort(),
    isWoken: () => waking.signal.aborted,
    async sleep(): Promise<void> {
      await pause(LOOK_MS, undefined, {
        signal: AbortSignal.any([stopping, waking.signal]),
        ref: false,
      }).catch(() => undefined);
      if (!waking.signal.aborted) return;
      waking = new AbortController();
      await pause(GATHER_MS, undefined, { ref: false });
    },
  };
}

/** Creates the maker, which does nothing before it is started. */
export function createPageMaker(options: PageMakerOptions): PageMaker {
  const { table, most, log, settle } = options;
  const stop = new AbortController();
  const work = createWork(options);
  const { wake, isWoken, sleep } = createSleep(stop.signal);
  let hasSwept = false;
  let running = Promise.resolve();

  /** Makes some pages. Resolves with whether there may be more to make. */
  async function makeSome(make: Make): Promise<boolean> {
    const paths = await work.list();
    for (const path of paths) {
      if (stop.signal.aborted || isWoken()) break;
      const begin = performance.now();
      work.begin(path);
      await make(path);
      const rest = { signal: stop.signal, ref: false };
      await pause(REST * (performance.now() - begin), undefined, rest).catch(() => undefined);
    }
    await settle();
    return paths.length > 0 && !isWoken();
  }

  async function run(make: Make): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await table.sweep(most);
        hasSwept = true;
        if (!(await makeSome(make))) await sleep();
      } catch (error) {
        log.warn('Stored pages could not be brought up to date; it is tried again.', {
          error: String(error),
        });
        await sleep();
      }
    }
  }

  return {
    hasSwept: () => hasSwept,
    renew: work.renew,
    wake,
    start: (make) => void (running = run(make)),
    async stop() {
      stop.abort();
      await running;
    },
  };
}
