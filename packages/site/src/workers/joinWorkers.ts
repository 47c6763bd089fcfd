/** What a worker does for the process that has started it. */
import cluster from 'node:cluster';
import process from 'node:process';
import type { Config } from '../config/readConfig.ts';
import type { RunningServer } from '../server/startServer.ts';
import { WORKER_VARIABLE } from './runWorkers.ts';
import { readScrapeMessage } from './WorkerMessage.ts';
import type { WorkerMessage } from './WorkerMessage.ts';

/** Returns the number of this worker, from 1; undefined in a process that is none. */
export function getWorkerNumber(): number | undefined {
  return cluster.isWorker ? Number(process.env[WORKER_VARIABLE] ?? 1) : undefined;
}

/** Returns the configuration of one worker, with its share of the connections to the database. */
export function toWorkerConfig(config: Config): Config {
  const { workers, databaseLimits } = config;
  const { connections } = databaseLimits;
  if (connections === undefined) return config;
  const own = Math.max(1, Math.floor(connections / workers));
  return { ...config, databaseLimits: { ...databaseLimits, connections: own } };
}

/** Says that this worker serves readers, and answers when it is asked for its metrics. */
export function joinWorkers({
  origin,
  joinUrl,
  printMetrics,
}: Pick<RunningServer, 'origin' | 'joinUrl' | 'printMetrics'>): void {
  const send = (message: WorkerMessage): void => void process.send?.(message);
  process.on('message', (message: unknown) => {
    const scrape = readScrapeMessage(message);
    if (scrape !== undefined) send({ kind: 'metrics', id: scrape.id, text: printMetrics() });
  });
  send({ kind: 'started', origin, joinUrl });
}
