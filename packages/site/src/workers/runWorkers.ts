/** The first process of a site with several workers: it starts them, starts those again that die, and tells the metrics of all. */
import cluster from 'node:cluster';
import { systemClock } from '@broadsheet/client-core';
import type { Config } from '../config/readConfig.ts';
import { createRegistry } from '../metrics/createRegistry.ts';
import type { Registry } from '../metrics/createRegistry.ts';
import { serveMetrics } from '../metrics/serveMetrics.ts';
import { createLog } from '../server/createLog.ts';
import { createWorkerPool } from './createWorkerPool.ts';
import type { WorkerPool, WorkerProcess } from './createWorkerPool.ts';
import { mergeMetrics } from './mergeMetrics.ts';
import { readWorkerMessage } from './WorkerMessage.ts';
import type { Started } from './WorkerMessage.ts';

/** The variable by which a worker knows its number. */
export const WORKER_VARIABLE = 'BROADSHEET_WORKER';

function forkWorker(number: number): WorkerProcess {
  const worker = cluster.fork({ [WORKER_VARIABLE]: String(number) });
  return {
    onMessage: (listen) =>
      void worker.on('message', (message: unknown) => {
        const read = readWorkerMessage(message);
        if (read !== undefined) listen(read);
      }),
    onEnd: (listen) =>
      void worker.once('exit', (code: number | null, signal: string | null) => listen({ code, signal })),
    send(message) {
      if (worker.isConnected()) worker.send(message);
    },
    stop: () => void worker.process.kill('SIGTERM'),
  };
}

/** Creates the function that prints the metrics of all workers, and of the process that starts them. */
function createPrinting(pool: WorkerPool, registry: Registry): () => Promise<string> {
  registry.gauge('broadsheet_workers', 'Workers that run.', pool.count);
  return async () => registry.print() + mergeMetrics(await pool.scrape());
}

export interface RunningWorkers extends Started {
  /** The port on which metrics are answered; absent: none. */
  readonly metricsPort: number | undefined;
  /** Stops all workers in order. @throws Error when one of them did not end so */
  stop(): Promise<void>;
}

/** Starts the workers of a site. @throws Error when one of them does not start */
export async function runWorkers(config: Config): Promise<RunningWorkers> {
  // Each worker accepts connections itself. If this process handed them on, one that was on its way to a worker that is killed
  // would stay open without an answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const registry = createRegistry();
  const restarts = registry.counter(
    'broadsheet_worker_restarts_total',
    'Workers that had ended and were started again.',
  );
  const pool = createWorkerPool({
    count: config.workers,
    fork: forkWorker,
    clock: systemClock,
    onRestart: () => restarts.add(),
    log: createLog(config.logLevel),
  });
  try {
    const started = await pool.start();
    const scraped =
      config.metrics && (await serveMetrics({ print: createPrinting(pool, registry) }, config.metrics));
    return {
      ...started,
      metricsPort: scraped?.port,
      async stop() {
        const isInOrder = await pool.stop();
        await scraped?.close();
        if (!isInOrder) throw new Error('A worker did not end in order; its messages are above.');
      },
    };
  } catch (error) {
    await pool.stop();
    throw error;
  }
}
