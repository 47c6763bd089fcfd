/** Pages in the database: found by any process and after a start, and removed by every change of what they were made from. */
import type { EngineLog, PageStore, StoredPage } from '@broadsheet/engine';
import type { StoredPageTable } from '@broadsheet/platform';
import type { ChangeMarks } from './createChangeMarks.ts';
import { createPageMaker } from './createPageMaker.ts';
import { parseFacts, printFacts } from './storedFacts.ts';

export interface SitePageStore extends PageStore {
  /** Says that something has changed. */
  wake(): void;
  /** Starts to make pages. @param make makes the page at a path, and gives it to `keep` */
  start(make: (path: string) => Promise<void>): void;
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

interface Waiting {
  readonly path: string;
  readonly page: StoredPage;
}

function toRow({ path, page }: Waiting, marks: ChangeMarks) {
  const moments = page.reads.map(({ from }) => from?.moment ?? 0);
  const known = marks.toKnown(Math.min(...moments));
  if (known === undefined) return undefined;
  const keys = [...new Set(page.reads.flatMap(({ from }) => [...(from?.keys ?? [])]))];
  return { row: { path, number: known.number, keys, facts: printFacts(page), body: page.body }, known };
}

/** Creates the queue of pages that wait to be stored, one at a time. */
function createQueue({ table, marks, log }: PageStoreOptions) {
  const waiting = new Map<string, StoredPage>();
  let running = Promise.resolve();

  async function storeNext(): Promise<void> {
    for (const [path, page] of waiting) {
      waiting.delete(path);
      const made = toRow({ path, page }, marks);
      try {
        if (made !== undefined) await table.add(made.row, made.known);
      } catch (error) {
        log.warn('A page could not be stored; it is made again when it is asked for.', {
          path,
          error: String(error),
        });
      }
    }
  }

  return {
    add(path: string, page: StoredPage): void {
      if (waiting.size >= MOST_WAITING && !waiting.has(path)) return;
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
  const queue = createQueue(options);
  const maker = createPageMaker({ ...options, settle: queue.settle });
  return {
    async find(path) {
      if (!maker.hasSwept()) return undefined;
      try {
        const row = await table.find(path);
        const moment = row && marks.toMoment(row.number);
        if (row === undefined || moment === undefined) return undefined;
        const page = parseFacts(row.facts, moment);
        return page && { ...page, body: row.body };
      } catch (error) {
        log.warn('A stored page could not be read; it is made anew.', { path, error: String(error) });
        return undefined;
      }
    },
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
