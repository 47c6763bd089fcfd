/** An object with unknown members. */
export type JsonRecord = Readonly<Record<string, unknown>>;
