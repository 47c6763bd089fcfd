import type { ClientBudget } from '@broadsheet/service-kit/http';
import { ImageProblem } from '@broadsheet/service-kit/outgoing';

/** A piece of work and the client who requests it. */
export interface RenderJob<Result> {
  /** The key of the result; concurrent jobs with the same key run once. */
  readonly key: string;
  readonly client: string;
  readonly run: () => Promise<Result>;
}

/** Runs a few jobs at a time. The next job is that of the waiting client with the most credit left. */
export interface RenderQueue<Result> {
  /**
   * Runs a job.
   *
   * @throws ImageProblem 429 for a client without credit, 503 when too many jobs wait; and the job's own errors
   */
  run(job: RenderJob<Result>): Promise<Result>;
}

export interface QueueLimits {
  readonly running: number;
  readonly waiting: number;
  readonly budget: ClientBudget;
}

interface Flight<Result> {
  /** All clients who wait for the result; the one with the most credit decides its place in the queue. */
  readonly clients: Set<string>;
  readonly promise: Promise<Result>;
  start(): Promise<void>;
  turnAway(): void;
}

function openFlight<Result>({ client, run }: RenderJob<Result>): Flight<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  return {
    clients: new Set([client]),
    promise,
    start: () => run().then(resolve, reject),
    turnAway: () =>
      reject(new ImageProblem(503, 'Too many images are being made at the moment. Ask again in a second.')),
  };
}

export function createRenderQueue<Result>({
  running: mostRunning,
  waiting: mostWaiting,
  budget,
}: QueueLimits): RenderQueue<Result> {
  const flights = new Map<string, Flight<Result>>();
  const waiting: Flight<Result>[] = [];
  let running = 0;

  const standing = ({ clients }: Flight<Result>): number =>
    Math.max(...[...clients].map((client) => budget.remaining(client)));

  /** Returns the waiting flight with the most credit; of equals the first. */
  function best(): Flight<Result> | undefined {
    return waiting.reduce<Flight<Result> | undefined>(
      (found, each) => (found === undefined || standing(each) > standing(found) ? each : found),
      undefined,
    );
  }

  /** Returns the waiting flight with the least credit; of equals the last. */
  function worst(): Flight<Result> | undefined {
    return waiting.reduce<Flight<Result> | undefined>(
      (found, each) => (found === undefined || standing(each) <= standing(found) ? each : found),
      undefined,
    );
  }

  function startNext(): void {
    const next = running < mostRunning ? best() : undefined;
    if (next === undefined) return;
    waiting.splice(waiting.indexOf(next), 1);
    running += 1;
    void next.start().finally(() => {
      running -= 1;
      startNext();
    });
  }

  return {
    async run(job) {
      const known = flights.get(job.key);
      if (known !== undefined) {
        known.clients.add(job.client);
        return known.promise;
      }
      if (budget.remaining(job.client) < 1) {
        throw new ImageProblem(429, 'This network has asked for many new images. Ask again in some seconds.');
      }
      budget.consume(job.client);
      const flight = openFlight(job);
      flights.set(job.key, flight);
      waiting.push(flight);
      startNext();
      // The queue is full: the client with the least credit is turned away, which may be the new one.
      if (waiting.length > mostWaiting) {
        const last = worst();
        if (last !== undefined) waiting.splice(waiting.indexOf(last), 1);
        last?.turnAway();
      }
      return flight.promise.finally(() => flights.delete(job.key));
    },
  };
}
