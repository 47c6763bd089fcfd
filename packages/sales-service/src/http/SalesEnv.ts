import type { Context } from 'hono';

/** The environment of the sales routes: what the platform knows about a call in addition to its request. */
export interface SalesEnv {
  Bindings: {
    /** The caller's network address, if the server knows it. */
    readonly clientAddress?: string | undefined;
  };
}

export type SalesCall = Context<SalesEnv>;
