/**
 * Removes stored pages that changes concern, and makes pages behind the readers: those whose answers are stale, and those of
 * the newest stories that have none.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '@broadsheet/engine';
import type { StoredPageTable } from '@broadsheet/platform';

/** What makes pages and stores them. */
export type MakingEngine = Pick<Engine, 'renew' | 'storesWith'>;

export interface PageMaker {
  /** Returns whether pages were removed that have changed before this process began; until then none can be trusted. */
  hasSwept(): boolean;
  /** Adds a path to those that are made anew. */
  renew(path: string): void;
  /** Says that a page was stored, which is made again as soon as a change has removed it. */
  addStored(path: string): void;
  /** Says that something has changed. */
  wake(): void;
  start(engine: MakingEngine): void;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

export interface PageMakerOptions {
  readonly table: Pick<StoredPageTable, 'sweep' | 'trim' | 'listMissing' | 'claimMaking'>;
  /** How many pages are kept. */
  readonly most: number;
  /** Runs work; a failure is logged, and gives undefined. */
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Value | undefined>;
  /** Waits until pages that were made are stored. */
  readonly settle: () => Promise<void>;
}

/** Milliseconds in which further changes are waited for, so that their pages are removed together. */
const GATHER_MS = 200;
/** Milliseconds between two looks for changes that nobody has reported. */
const LOOK_MS = 5_000;
/** Milliseconds between two looks for stories without a page when nothing has changed. */
const SEARCH_MS = 5 * 60_000;
/** How many stories are made before the next look. */
const AT_ONCE = 20;
/** Paths that wait to be made anew. */
const MOST_RENEWALS = 100;
/** Milliseconds for which a page that could not be stored is not tried again. */
const TRIED_MS = 60 * 60_000;
/** How long nothing is made after a page, as a multiple of how long that took: readers come first. */
const REST = 3;
/** The part of all stored pages that is made ahead. The rest is for what readers ask for. */
const AHEAD = 0.75;

/** Creates the list of what is to be made. */
function createWork({ table, most }: Pick<PageMakerOptions, 'table' | 'most'>) {
  const holder = randomUUID();
  const renewals = new Set<string>();
  const tried = new Map<string, number>();
  /** Those of them that were stored, which a change may remove. */
  const stored = new Set<string>();
  let searchedAt = Number.NEGATIVE_INFINITY;

  const claim = () => table.claimMaking(holder);

  /** Lists the newest stories without a page, unless another process makes them or there were none a moment ago. */
  async function listMissing(madeWith: string): Promise<readonly string[]> {
    const now = performance.now();
    if (now - searchedAt < SEARCH_MS || !(await claim())) return [];
    await table.trim(most);
    for (const [path, at] of tried) if (now - at >= TRIED_MS) tried.delete(path);
    const limit = AT_ONCE + tried.size;
    const missing = await table.listMissing({ limit, most: Math.ceil(AHEAD * most), madeWith });
    const paths = missing.filter((path) => !tried.has(path)).slice(0, AT_ONCE);
    if (paths.length === 0) searchedAt = now;
    return paths;
  }

  return {
    renew: (path: string) => void (renewals.size < MOST_RENEWALS && renewals.add(path)),
    addStored: (path: string) => void (tried.has(path) && stored.add(path)),
    /** Says that something has changed, so that there may be stories without a page again. */
    search(): void {
      searchedAt = Number.NEGATIVE_INFINITY;
      for (const path of stored) tried.delete(path);
      stored.clear();
    },
    /** Lists what is made next: first pages whose answers are stale, which each process makes itself. */
    async list(madeWith: string): Promise<readonly string[]> {
      const stale = [...renewals].slice(0, AT_ONCE);
      return stale.length > 0 ? stale : listMissing(madeWith);
    },
    /** Begins a page. Resolves with false if another process makes the pages of stories now. */
    async begin(path: string): Promise<boolean> {
      if (renewals.delete(path)) return true;
      if (!(await claim())) return false;
      tried.set(path, performance.now());
      return true;
    },
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
      await pause(GATHER_MS, undefined, { signal: stopping }).catch(() => undefined);
    },
  };
}

/** Creates the maker, which does nothing before it is started. */
export function createPageMaker(options: PageMakerOptions): PageMaker {
  const { table, settle, run } = options;
  const stop = new AbortController();
  const work = createWork(options);
  const { wake, isWoken, sleep } = createSleep(stop.signal);
  let hasSwept = false;
  let running = Promise.resolve();

  /** Makes some pages. Resolves with whether there may be more to make. */
  async function makeSome({ renew, storesWith }: MakingEngine): Promise<boolean> {
    const madeWith = storesWith();
    const paths = madeWith === undefined ? [] : await work.list(madeWith);
    let begun = 0;
    for (const path of paths) {
      if (stop.signal.aborted || isWoken() || !(await work.begin(path))) break;
      begun += 1;
      const begin = performance.now();
      await renew(path);
      const rest = { signal: stop.signal, ref: false };
      await pause(REST * (performance.now() - begin), undefined, rest).catch(() => undefined);
    }
    await settle();
    return begun > 0 && !isWoken();
  }

  async function sweep(): Promise<void> {
    await table.sweep();
    hasSwept = true;
  }

  async function runUntilStopped(engine: MakingEngine): Promise<void> {
    while (!stop.signal.aborted) {
      await run(sweep);
      if ((await run(() => makeSome(engine))) !== true) await sleep();
    }
  }

  return {
    hasSwept: () => hasSwept,
    renew: work.renew,
    addStored: work.addStored,
    wake() {
      work.search();
      wake();
    },
    start: (engine) => void (running = runUntilStopped(engine)),
    async stop() {
      stop.abort();
      await running;
    },
  };
}
