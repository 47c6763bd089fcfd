import type { ImportProgress, Platform } from '@broadsheet/platform';

/** What a command works with, in the running site or in a process of its own. */
export interface CommandContext {
  readonly platform: Platform;
  readonly onProgress: (progress: ImportProgress) => void;
  /** Aborts when whoever asked has gone; a long command ends after what it is at. */
  readonly signal?: AbortSignal | undefined;
}

export interface SiteCommandOptions<Request, Result> {
  /** Whether the command changes documents: the running site reads its pages anew afterwards. */
  readonly writes: boolean;
  isRequest(value: unknown): value is Request;
  isResult(value: unknown): value is Result;
  run(request: Request, context: CommandContext): Promise<Result>;
}

export interface SiteCommand<Request, Result> extends SiteCommandOptions<Request, Result> {
  /** Does what was asked for, if it is this command that was; else answers `undefined`. */
  answer(request: unknown, context: CommandContext): Promise<Result> | undefined;
}

/**
 * Makes a command that needs the data of the site. Requests and results are JSON: the embedded database has one owner,
 * so they travel to the site while it runs.
 */
export function siteCommand<Request, Result>(
  options: SiteCommandOptions<Request, Result>,
): SiteCommand<Request, Result> {
  return {
    ...options,
    answer: (request, context) => (options.isRequest(request) ? options.run(request, context) : undefined),
  };
}
