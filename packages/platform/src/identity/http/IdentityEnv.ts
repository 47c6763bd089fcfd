import type { Context } from 'hono';

/** What the platform tells its routes about a call besides the request. */
export interface IdentityEnv {
  Bindings: {
    /** Network address of the caller, when the server that took the call knows it. */
    readonly clientAddress?: string | undefined;
  };
}

export type IdentityCall = Context<IdentityEnv>;

/** Of the caller, for the limits and the list of devices. */
export function callerOf(call: IdentityCall): { readonly address?: string; readonly userAgent: string } {
  return { address: call.env.clientAddress, userAgent: call.req.header('user-agent') ?? '' };
}
