/** What a copy of all tables is, beside their rows. */
export interface TablesCopy {
  /** The migrations that had made the tables, in the order in which they were applied. */
  readonly migrations: readonly string[];
  /** The last number that each sequence has given, as text: it may be larger than JavaScript's whole numbers. */
  readonly sequences: Readonly<Record<string, string>>;
  readonly tables: readonly CopiedTable[];
}

export interface CopiedTable {
  readonly name: string;
  readonly rows: number;
}
