import { join } from 'node:path';
import { checkPublisherTheme } from '../../publisher/checkPublisherTheme.ts';
import type { Config } from '../../config/readConfig.ts';
import { startServer } from '../../server/startServer.ts';
import type { RunningServer } from '../../server/startServer.ts';
import { getWorkerNumber, joinWorkers, toWorkerConfig } from '../../workers/joinWorkers.ts';
import { runWorkers } from '../../workers/runWorkers.ts';
import { showProgress } from '../showProgress.ts';
import { SITE_COMMANDS } from '../siteCommands.ts';
import { onStopSignal } from './onStopSignal.ts';
import { describeSandbox } from '../../sandbox/describeSandbox.ts';
import type { CommandLine } from '../CommandLine.ts';

/** Milliseconds to finish requests, work and database on shutdown; container platforms kill a process after ten seconds. */
const LONGEST_STOP_MS = 9_000;

/** Starts the server in this process: alone, or as the worker with a number. */
function startHere(
  { clientDir, secret, out }: CommandLine,
  { config, worker }: { readonly config: Config; readonly worker: number | undefined },
): Promise<RunningServer> {
  if (clientDir === undefined)
    throw new Error('There is no built site to start. "npm start" builds one and starts it.');
  return startServer({
    config,
    secret,
    clientDir,
    commands: SITE_COMMANDS,
    onSeed: showProgress('Filling the store', out),
    worker,
  });
}

/** Stops when this process is told to, and ends it. */
function stopWhenTold(stop: () => Promise<void>, drainMs: number): void {
  const end = (code: number) => process.exit(code);
  onStopSignal(process, {
    stop() {
      const longest = LONGEST_STOP_MS + drainMs;
      setTimeout(() => {
        process.stderr.write(`The site did not stop within ${longest / 1_000} seconds and was ended.\n`);
        end(1);
      }, longest).unref();
      stop().then(
        () => end(0),
        (error: unknown) => {
          process.stderr.write(`The site did not stop in order: ${String(error)}\n`);
          end(1);
        },
      );
    },
    stopAtOnce: () => end(1),
  });
}

/** Starts the newspaper. It runs until it is told to stop. */
export async function startCommand(line: CommandLine): Promise<void> {
  const config = line.readConfig();
  const worker = getWorkerNumber();
  if (worker !== undefined) {
    const server = await startHere(line, { config: toWorkerConfig(config), worker });
    stopWhenTold(server.stop, config.drainMs);
    joinWorkers(server);
    return;
  }
  if (line.clientDir !== undefined)
    for (const sentence of checkPublisherTheme(config.theme, join(line.clientDir, 'assets/fonts')))
      line.print(sentence);
  if (config.workersLimit !== undefined) line.print(config.workersLimit);
  const isOne = config.workers === 1;
  const running = isOne ? startHere(line, { config, worker }) : runWorkers(config);
  const { origin, joinUrl, stop } = await running;
  line.print(`The newspaper is at ${origin}`);
  line.print(
    `Health: ${origin}/healthz   Data: ${config.databaseUrl === undefined ? config.dataDir : 'PostgreSQL'}${isOne ? '' : `   Workers: ${config.workers}`}`,
  );
  if (config.sandbox) line.print(describeSandbox(config, origin));
  // Printed to the terminal only: more people may read the log than may edit the site.
  if (joinUrl !== undefined)
    line.print(`Nobody edits here yet. Become the administrator within a day, with this link: ${joinUrl}`);
  stopWhenTold(stop, config.drainMs);
}
