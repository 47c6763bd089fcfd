import { startServer } from '../../server/startServer.ts';
import { showProgress } from '../showProgress.ts';
import { SITE_COMMANDS } from '../siteCommands.ts';
import type { CommandLine } from '../CommandLine.ts';

/** Starts the newspaper, which then runs until it is told to stop. */
export async function startCommand({ out, say, ...line }: CommandLine): Promise<void> {
  const config = line.readConfig();
  if (line.clientDir === undefined)
    throw new Error('There is no built site to start. "npm start" builds one and starts it.');
  const { origin, joinUrl, stop } = await startServer({
    config,
    secret: line.secret,
    clientDir: line.clientDir,
    commands: SITE_COMMANDS,
    onSeed: showProgress('Filling the store', out),
  });
  say(`The newspaper is at ${origin}`);
  say(
    `Health: ${origin}/healthz   Data: ${config.databaseUrl === undefined ? config.dataDir : 'PostgreSQL'}`,
  );
  // To the terminal alone: what is logged is read by more people than may edit.
  if (joinUrl !== undefined)
    say(`Nobody edits here yet. Become the administrator within a day, with this link: ${joinUrl}`);
  const end = () => void stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}
