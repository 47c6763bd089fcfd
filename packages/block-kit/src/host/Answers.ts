/** The responses of content sources by request key. They are JSON, so a server can send them to browsers. */
export type Answers = Readonly<Record<string, unknown>>;
