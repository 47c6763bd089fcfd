/**
 * The type of a statement's parameters; arrays become `text[]`. Pass JSON and times as text and cast them
 * (`$1::text::jsonb`, `$1::text::timestamptz`), because the drivers would convert them differently.
 */
export type SqlValue = string | number | boolean | null | readonly string[];

/** One row in the driver's types: `jsonb` is parsed, the rest is unknown. Read it with the functions of `columns.ts`. */
export type SqlRow = Readonly<Record<string, unknown>>;

/** Runs single parameterised statements (`$1`, `$2` …) in the SQL of PostgreSQL 15. */
export interface Queries {
  query(text: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
}

/** The callbacks of a listener to a channel. */
export interface ChannelListener {
  /** Called for each notification on the channel. */
  onMessage(payload: string): void;
  /** Called when a lost connection is restored; notifications sent in between are lost. */
  onReconnect(): void;
}

export type StopListening = () => Promise<void>;

/** How much of a pool of connections is in use at a moment. A transaction counts as one until it ends. */
export interface PoolLoad {
  /** Statements and transactions that have a connection. */
  readonly inUse: number;
  /** Those beyond the number of connections, which wait behind others. */
  readonly waiting: number;
}

/**
 * An open database of either kind.
 *
 * `transaction` commits when `work` resolves and rolls back when it rejects; inside it use only the queries it is given.
 */
export interface Database extends Queries {
  /** The kind of database. `embedded`: PGlite in this process. `server`: a PostgreSQL server reached by URL. */
  readonly kind: 'embedded' | 'server';
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Returns how much of the pool is in use; absent: there is no pool, as with the embedded database. */
  readonly load?: (() => PoolLoad) | undefined;
  /**
   * Listens to the notifications (`pg_notify`) of all processes on a channel until the database is closed; with the embedded
   * database there is only this one.
   *
   * @returns a function that stops listening
   * @throws Error when the server cannot be reached
   */
  listen(channel: string, listener: ChannelListener): Promise<StopListening>;
  /** Ends running work and releases the directory or the connections. Closing twice has no further effect. */
  close(): Promise<void>;
}
