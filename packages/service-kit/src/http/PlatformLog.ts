/** The log for an operator. */
export interface PlatformLog {
  /** Logs a failure of the server. `details` is plain data or an Error. */
  error(message: string, details?: unknown): void;
}
