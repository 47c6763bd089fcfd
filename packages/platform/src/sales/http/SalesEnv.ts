import type { Context } from 'hono';

/** What the platform tells its routes about a call besides the request. */
export interface SalesEnv {
  Bindings: {
    /** Network address of the caller, when the server that took the call knows it. */
    readonly clientAddress?: string | undefined;
  };
}

export type SalesCall = Context<SalesEnv>;
