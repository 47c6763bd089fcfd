import type { Context } from 'hono';

/** What the platform tells its routes about a call besides the request. */
export interface IdentityEnv {
  Bindings: {
    /** Network address of the caller, when the server that took the call knows it. */
    readonly clientAddress?: string | undefined;
  };
  Variables: {
    /** Of the browser, from its cookie; see `createKnownDevices`. */
    readonly device?: string | undefined;
  };
}

export type IdentityCall = Context<IdentityEnv>;

/** Who calls, for the limits and the list of devices. */
export interface Caller {
  readonly address?: string | undefined;
  readonly userAgent: string;
  /** The secret of a browser that was marked before. */
  readonly device?: string | undefined;
}

export function getCaller(call: IdentityCall): Caller {
  return {
    address: call.env.clientAddress,
    userAgent: call.req.header('user-agent') ?? '',
    device: call.get('device'),
  };
}
