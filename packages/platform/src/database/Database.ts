/**
 * What a statement may be given; text arrays become `text[]`. JSON and times travel as text and are cast
 * (`$1::text::jsonb`, `$1::text::timestamptz`): left to themselves the drivers convert them differently.
 */
export type SqlValue = string | number | boolean | null | readonly string[];

/** One row as the driver read it: `jsonb` parsed, the rest unknown. Read it with the functions of `columns.ts`. */
export type SqlRow = Readonly<Record<string, unknown>>;

/** Runs one parameterised statement (`$1`, `$2` …) that PostgreSQL 15 understands. */
export interface Queries {
  query(text: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
}

/** What a listener to a channel is told. */
export interface ChannelListener {
  /** Something was said on the channel. */
  onMessage(payload: string): void;
  /** The connection was lost and is there again: what was said meanwhile is not known. */
  onReconnect(): void;
}

/**
 * The one handle on a database, whichever kind it is.
 *
 * `transaction` commits when `work` resolves and rolls back when it rejects; inside it use only the queries it is given.
 */
export interface Database extends Queries {
  /** `embedded`: PGlite in this process. `server`: a PostgreSQL reached by its address. */
  readonly kind: 'embedded' | 'server';
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Hears what is said on a channel (`pg_notify`) by any process from now on, until the database is closed. The embedded
   * database has one process, which knows what it does itself: there nothing is heard.
   *
   * @throws Error when the server cannot be reached
   */
  listen(channel: string, listener: ChannelListener): Promise<void>;
  /** Ends running work, gives the directory or the connections back. Closing twice does nothing. */
  close(): Promise<void>;
}
