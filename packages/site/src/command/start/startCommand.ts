import { join } from 'node:path';
import { checkPublisherTheme } from '../../publisher/checkPublisherTheme.ts';
import { startServer } from '../../server/startServer.ts';
import { showProgress } from '../showProgress.ts';
import { SITE_COMMANDS } from '../siteCommands.ts';
import { onStopSignal } from './onStopSignal.ts';
import { describeSandbox } from '../../sandbox/describeSandbox.ts';
import type { CommandLine } from '../CommandLine.ts';

/** Milliseconds to finish requests, work and database on shutdown; container platforms kill a process after ten seconds. */
const LONGEST_STOP_MS = 9_000;

/** Starts the newspaper. It runs until it is told to stop. */
export async function startCommand({ out, print, ...line }: CommandLine): Promise<void> {
  const config = line.readConfig();
  if (line.clientDir === undefined)
    throw new Error('There is no built site to start. "npm start" builds one and starts it.');
  const pale = checkPublisherTheme(config.theme, join(line.clientDir, 'assets/fonts'));
  for (const sentence of pale) print(sentence);
  const { origin, joinUrl, stop } = await startServer({
    config,
    secret: line.secret,
    clientDir: line.clientDir,
    commands: SITE_COMMANDS,
    onSeed: showProgress('Filling the store', out),
  });
  print(`The newspaper is at ${origin}`);
  print(
    `Health: ${origin}/healthz   Data: ${config.databaseUrl === undefined ? config.dataDir : 'PostgreSQL'}`,
  );
  if (config.sandbox) print(describeSandbox(config, origin));
  // Printed to the terminal only: more people may read the log than may edit the site.
  if (joinUrl !== undefined)
    print(`Nobody edits here yet. Become the administrator within a day, with this link: ${joinUrl}`);
  const end = (code: number) => process.exit(code);
  onStopSignal(process, {
    stop() {
      const longest = LONGEST_STOP_MS + config.drainMs;
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
