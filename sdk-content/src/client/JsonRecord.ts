/** An object of which nothing is known yet. */
export type JsonRecord = Readonly<Record<string, unknown>>;
