/**
 * The workers of one site: as many as are wanted, and a new one for each that dies. A worker is known by its number, which the
 * one that follows it takes over.
 */
import type { Clock } from '@broadsheet/client-core';
import type { SiteLog } from '../server/createLog.ts';
import type { WorkerMetrics } from './mergeMetrics.ts';
import type { ScrapeMessage, Started, WorkerMessage } from './WorkerMessage.ts';

/** How a worker ended. */
export interface WorkerEnd {
  readonly code: number | null;
  readonly signal: string | null;
}

/** A process that serves readers. */
export interface WorkerProcess {
  onMessage(listen: (message: WorkerMessage) => void): void;
  onEnd(listen: (end: WorkerEnd) => void): void;
  send(message: ScrapeMessage): void;
  /** Makes the process finish its requests and exit. */
  stop(): void;
}

export interface WorkerPoolOptions {
  readonly count: number;
  /** Starts a worker. @param number its number, from 1 */
  readonly fork: (number: number) => WorkerProcess;
  readonly clock: Clock;
  /** Called when a worker is started again. */
  readonly onRestart: () => void;
  readonly log: Pick<SiteLog, 'error' | 'info'>;
}

export interface WorkerPool {
  /**
   * Starts the first worker, which prepares the data, and then the others. Resolves with what the first said when all serve.
   *
   * @throws Error when one of them does not start
   */
  start(): Promise<Started>;
  /** Asks all workers for their metrics; one that does not answer within a second is left out. */
  scrape(): Promise<readonly WorkerMetrics[]>;
  /** Returns how many workers run. */
  count(): number;
  /** Stops all workers. Resolves with whether all of them ended in order. */
  stop(): Promise<boolean>;
}

/** Milliseconds until a worker is started again: at first, and at most where one dies again and again. */
const PAUSE = { firstMs: 100, mostMs: 30_000 };
/** Milliseconds after which a worker counts as well, so that its end is a first one again. */
const WELL_MS = 60_000;
const SCRAPE_MS = 1_000;

interface Running {
  readonly process: WorkerProcess;
  readonly ended: Promise<WorkerEnd>;
  readonly startedAt: number;
}

const describeEnd = ({ code, signal }: WorkerEnd): string =>
  signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`;

/** Creates what asks workers for their metrics, and takes what they answer. */
function createScraping(clock: Clock) {
  let lastId = 0;
  const waiting = new Map<number, (text: string) => void>();
  return {
    async scrape(worker: number, { process }: Running): Promise<WorkerMetrics | undefined> {
      const id = ++lastId;
      const text = await new Promise<string | undefined>((resolve) => {
        const cancel = clock.setTimeout(() => resolve(undefined), SCRAPE_MS);
        waiting.set(id, (answered) => {
          cancel();
          resolve(answered);
        });
        process.send({ kind: 'scrape', id });
      });
      waiting.delete(id);
      return text === undefined ? undefined : { worker, text };
    },
    onAnswer: (id: number, text: string) => waiting.get(id)?.(text),
  };
}

/** Listens to a worker: once, for all that it says. */
function listenTo(child: WorkerProcess, onMetrics: (id: number, text: string) => void) {
  const ended = new Promise<WorkerEnd>((resolve) => child.onEnd(resolve));
  const started = new Promise<Started>((resolve) =>
    child.onMessage((message) => {
      if (message.kind === 'started') resolve(message);
      else onMetrics(message.id, message.text);
    }),
  );
  return { started, ended };
}

/** Creates the function that counts the end of a worker, and returns the milliseconds until it is started again. */
function createPauses(clock: Clock) {
  const deaths = new Map<number, number>();
  return (number: number, running: Running | undefined): number => {
    const isSoon = running !== undefined && clock.now() - running.startedAt < WELL_MS;
    const before = isSoon ? (deaths.get(number) ?? 0) : 0;
    deaths.set(number, before + 1);
    return Math.min(PAUSE.mostMs, PAUSE.firstMs * 2 ** before);
  };
}

export function createWorkerPool({ count, fork, clock, onRestart, log }: WorkerPoolOptions): WorkerPool {
  const workers = new Map<number, Running>();
  const countEnd = createPauses(clock);
  const scraping = createScraping(clock);
  let isStopping = false;

  /** Starts a worker. Resolves when it serves. @throws Error when it ends before */
  async function run(number: number): Promise<Started> {
    const child = fork(number);
    const { started, ended } = listenTo(child, scraping.onAnswer);
    workers.set(number, { process: child, ended, startedAt: clock.now() });
    void ended.then(() => workers.delete(number));
    const failed = ended.then((end) => {
      throw new Error(`Worker ${number} did not start: ${describeEnd(end)}. Its messages are above.`);
    });
    return Promise.race([started, failed]);
  }

  /** Starts a worker again whenever it ends, later each time it does so soon. */
  async function keepRunning(number: number): Promise<void> {
    const running = workers.get(number);
    const end = await running?.ended;
    if (isStopping) return;
    const pauseMs = countEnd(number, running);
    const how = end === undefined ? 'before it served' : `by ${describeEnd(end)}`;
    log.error(`Worker ${number} ended ${how}; it is started again in ${pauseMs} ms.`);
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, pauseMs));
    if (isStopping) return;
    onRestart();
    void run(number).then(
      () => log.info(`Worker ${number} serves again.`),
      () => undefined,
    );
    return keepRunning(number);
  }

  /** Starts a worker, which is kept running from the moment it serves. @throws Error when it ends before */
  async function runAndKeep(number: number): Promise<Started> {
    const started = await run(number);
    void keepRunning(number);
    return started;
  }

  return {
    async start() {
      const started = await runAndKeep(1);
      await Promise.all(Array.from({ length: count - 1 }, (_, index) => runAndKeep(index + 2)));
      return started;
    },
    async scrape() {
      const texts = await Promise.all(
        [...workers].map(([number, running]) => scraping.scrape(number, running)),
      );
      return texts.filter((text) => text !== undefined).toSorted((a, b) => a.worker - b.worker);
    },
    count: () => workers.size,
    async stop() {
      isStopping = true;
      const running = [...workers.values()];
      for (const { process } of running) process.stop();
      const ends = await Promise.all(running.map(({ ended }) => ended));
      return ends.every(({ code }) => code === 0);
    },
  };
}
