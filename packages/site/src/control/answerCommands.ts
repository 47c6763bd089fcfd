import { isRecord } from '@broadsheet/client-core';
import type { Server } from 'node:http';
import type { Platform } from '@broadsheet/platform';
import { listenForCommands } from './controlSocket.ts';
import type { CommandContext } from './siteCommand.ts';

/** A site command with request and result of any type. */
export interface AnsweredCommand {
  readonly writes: boolean;
  answer(request: unknown, context: CommandContext): Promise<unknown> | undefined;
}

export interface CommandedSite {
  readonly commands: readonly AnsweredCommand[];
  readonly dataDir: string;
  readonly platform: Platform;
  /** Reads site properties and pages again. */
  reload(): Promise<void>;
  /** Called when a command has ended, with its name and `ok` or `failed`. */
  readonly onDone?: ((command: string, outcome: 'ok' | 'failed') => void) | undefined;
}

/** Lets the command line send commands to this site while the returned server is open. */
export function answerCommands({
  commands,
  dataDir,
  platform,
  reload,
  onDone = () => undefined,
}: CommandedSite): Promise<Server> {
  return listenForCommands(dataDir, async (request, { report, signal }) => {
    for (const command of commands) {
      const answer = command.answer(request, { platform, onProgress: report, signal });
      if (answer === undefined) continue;
      const name = isRecord(request) ? String(request['command']) : '';
      try {
        const result = await answer;
        if (command.writes) await reload();
        onDone(name, 'ok');
        return result;
      } catch (error) {
        onDone(name, 'failed');
        throw error;
      }
    }
    throw new Error('This site does not know the command; it may be of another version.');
  });
}
