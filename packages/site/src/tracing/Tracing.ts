/** Where traces of requests, content sources, statements and jobs go. The site knows this port alone, not who receives them. */

/** Facts of a span: names of the site's own code and documents, and numbers. Never an address, a token or a reader. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  /** `server`: answers a request; `client`: waits for another service; `internal`: work of this process. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly facts?: SpanFacts;
  /** The headers of a request whose trace is believed (`traceparent`): that it goes on here, and whether it is sent. */
  readonly caller?: Headers | undefined;
}

export interface OpenSpan {
  /** Renames the span when more is known. */
  rename(name: string): void;
  add(facts: SpanFacts): void;
  /** Marks the span as failed, with the name of the error and not its message, which may quote what a reader typed. */
  fail(error: string): void;
}

export interface Tracing {
  /** Runs work as a span of the running trace, or of a new one. An error of the work marks the span and is thrown on. */
  run<Result>(name: string, options: SpanOptions, work: (span: OpenSpan) => Promise<Result>): Promise<Result>;
  /** Returns whether a trace is running. */
  isRunning(): boolean;
  /** Adds an event to the running span; without one it does nothing. */
  record(name: string, facts: SpanFacts): void;
  /** Returns the headers that carry the running trace to another service; none without one. */
  headers(): Readonly<Record<string, string>>;
  /** Sends what waits, for 1.5 s at most, and ends. What is lost is logged. Never rejects. */
  stop(): Promise<void>;
}
