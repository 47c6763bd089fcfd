import type { Config } from '../config/readConfig.ts';

export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** What a command gets from the command line that it was typed into. */
export interface CommandLine {
  readonly out: Terminal;
  /** Folder that paths start from. Absolute. */
  readonly cwd: string;
  /** Folder of the built assets; absent: nothing has been built. Absolute. */
  readonly clientDir: string | undefined;
  /** The key of `SECRET`, where it is set. */
  readonly secret: string | undefined;
  /** @throws ConfigError a variable has a value that cannot be used */
  readConfig(): Config;
  /** Aborts when the person asks the command to stop (Ctrl-C), from the moment on that it listens to this. */
  listenForInterrupt(): AbortSignal | undefined;
  /** Writes a line for a person to read. */
  say(line: string): void;
}
