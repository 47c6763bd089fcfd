/** Pages in the database: found by any process and after a start, and removed by every change of what they were made from. */
import type { EngineLog, PageStore, StoredPage } from '@broadsheet/engine';
import type { StoredPageTable } from '@broadsheet/platform';
import type { ChangeMarks } from './createChangeMarks.ts';
import { createPageMaker } from './createPageMaker.ts';
import type { MakingEngine } from './createPageMaker.ts';
import { parseFacts, printFacts } from './storedFacts.ts';

export interface SitePageStore extends PageStore {
  /** Says that something has changed. */
  wake(): void;
  /** Starts to make pages. @param engine makes the page at a path, and gives it to `keep` */
  start(engine: MakingEngine): void;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

export interface PageStoreOptions {
  readonly table: StoredPageTable;
  readonly marks: ChangeMarks;
  /** How many pages are kept. */
  readonly most: number;
  readonly log: Pick<EngineLog, 'warn'>;
}

/** Pages that wait to be stored; further ones are stored when they are made again. */
const MOST_WAITING = 100;

/** Creates the log of failures: one line when they begin, so that an outage does not fill it. */
function createFailures(log: PageStoreOptions['log']) {
  let isFailing = false;
  return {
    async run<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
      try {
        const value = await work();
        isFailing = false;
        return value;
      } catch (error) {
        if (!isFailing)
          log.warn('Pages could not be stored or found; until they can, they are made anew.', {
            error: String(error),
          });
        isFailing = true;
        return undefined;
      }
    },
  };
}

type Failures = ReturnType<typeof createFailures>;

interface QueueParts {
  readonly failures: Failures;
  /** Called with the path of each page that is in the table now. */
  readonly onStored: (path: string) => void;
}

/** Creates the queue of pages that wait to be stored, one at a time. */
function createQueue({ table, marks }: PageStoreOptions, { failures, onStored }: QueueParts) {
  const waiting = new Map<string, Promise<StoredPage>>();
  let running = Promise.resolve();

  async function store(path: string, page: StoredPage): Promise<void> {
    const { reads, body, documents, madeWith, goodUntil } = page;
    const known = marks.toKnown(Math.min(...reads.map(({ from }) => from?.moment ?? 0)));
    if (known === undefined) return;
    const keys = reads.flatMap(({ from }) => [...(from?.keys ?? [])]);
    const { number } = known;
    const row = { path, number, keys, documents, madeWith, goodUntil, facts: printFacts(page), body };
    if (await table.add(row, known)) onStored(path);
  }

  async function storeNext(): Promise<void> {
    for (
      let next = waiting.entries().next().value;
      next !== undefined;
      next = waiting.entries().next().value
    ) {
      const [path, page] = next;
      await failures.run(async () => store(path, await page));
      // One that was made meanwhile is stored, too.
      if (waiting.get(path) === page) waiting.delete(path);
    }
  }

  return {
    add(path: string, page: Promise<StoredPage>): void {
      // Its failure is reported when it is its turn.
      page.catch(() => undefined);
      if (waiting.size >= MOST_WAITING) return;
      const isIdle = waiting.size === 0;
      waiting.set(path, page);
      if (isIdle) running = running.then(storeNext);
    },
    settle: () => running,
  };
}

/** Creates the store of a site's pages. */
export function createPageStore(options: PageStoreOptions): SitePageStore {
  const { table, marks, log } = options;
  const failures = createFailures(log);
  const queue = createQueue(options, { failures, onStored: (path) => maker.addStored(path) });
  const maker = createPageMaker({ ...options, settle: queue.settle, run: failures.run });

  async function read(path: string): Promise<StoredPage | undefined> {
    const row = await table.find(path);
    const moment = row && marks.toMoment(row.unchanged);
    if (row === undefined || moment === undefined) return undefined;
    const page = parseFacts(row.facts, moment);
    return page && { ...page, body: row.body };
  }

  return {
    find: async (path) => (maker.hasSwept() ? failures.run(() => read(path)) : undefined),
    keep: queue.add,
    renew: maker.renew,
    wake: maker.wake,
    start: maker.start,
    async stop() {
      await maker.stop();
      await queue.settle();
    },
  };
}
