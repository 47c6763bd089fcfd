import type { Config } from '../config/readConfig.ts';

export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** The surroundings of a command: its terminal, folders and configuration. */
export interface CommandLine {
  readonly out: Terminal;
  /** The absolute folder that relative paths start from. */
  readonly cwd: string;
  /** The absolute folder of the built assets; absent: nothing has been built. */
  readonly clientDir: string | undefined;
  /** The key in the variable `SECRET`, if it is set. */
  readonly secret: string | undefined;
  /** Reads the configuration. @throws ConfigError when a variable has a value that cannot be used */
  readConfig(): Config;
  /**
   * Starts to listen for Ctrl-C; the returned signal aborts when the user presses it. Before this call, Ctrl-C ends the
   * process.
   */
  listenForInterrupt(): AbortSignal | undefined;
  /** Writes a line for the user. */
  print(line: string): void;
}
