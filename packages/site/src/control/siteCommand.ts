import type { ImportProgress, Platform } from '@broadsheet/platform';

/** The surroundings of a command, in the running site or in a process of its own. */
export interface CommandContext {
  readonly platform: Platform;
  readonly onProgress: (progress: ImportProgress) => void;
  /** Aborts when the client has disconnected; a long command stops after its current step. */
  readonly signal?: AbortSignal | undefined;
}

export interface SiteCommandOptions<Request, Result> {
  /** Whether the command changes documents: the running site then reads its pages again. */
  readonly writes: boolean;
  isRequest(value: unknown): value is Request;
  isResult(value: unknown): value is Result;
  run(request: Request, context: CommandContext): Promise<Result>;
}

export interface SiteCommand<Request, Result> extends SiteCommandOptions<Request, Result> {
  /** Performs the request if it is one of this command; else returns `undefined`. */
  answer(request: unknown, context: CommandContext): Promise<Result> | undefined;
}

/**
 * Creates a command that needs the data of the site. Requests and results are JSON, because they are sent to the site while
 * it runs: the embedded database can be open in one process only.
 */
export function siteCommand<Request, Result>(
  options: SiteCommandOptions<Request, Result>,
): SiteCommand<Request, Result> {
  return {
    ...options,
    answer: (request, context) => (options.isRequest(request) ? options.run(request, context) : undefined),
  };
}
