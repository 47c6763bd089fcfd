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

/**
 * The one handle on a database, whichever kind it is.
 *
 * `transaction` commits when `work` resolves and rolls back when it rejects; inside it use only the queries it is given.
 */
export interface Database extends Queries {
  /** `embedded`: PGlite in this process. `server`: a PostgreSQL reached by its address. */
  readonly kind: 'embedded' | 'server';
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Ends running work, gives the directory or the connections back. Closing twice does nothing. */
  close(): Promise<void>;
}
