/** What the server that took a request knows about its sender. */
export interface Caller {
  /** Network address; without it no limit counts by address. */
  readonly address?: string | undefined;
}
