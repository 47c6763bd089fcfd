/** Answers of content sources by the key of their request. They survive JSON, and so the way from a server to browsers. */
export type Answers = Readonly<Record<string, unknown>>;
