/** Where the platform writes what an operator should know. */
export interface PlatformLog {
  /** Something failed on the server's side. `details` is plain data or an Error. */
  error(message: string, details?: unknown): void;
}
