import type { Context } from 'hono';

/** What the platform passes to its routes in addition to the request. */
export interface ServiceEnv {
  Bindings: {
    /** The caller's network address, if the server knows it. */
    readonly clientAddress?: string | undefined;
  };
  Variables: {
    /** The device secret from the browser's cookie; see `createKnownDevices`. */
    readonly device?: string | undefined;
  };
}

export type ServiceCall = Context<ServiceEnv>;

/** The caller, for the limits and the list of devices. */
export interface Caller {
  readonly address?: string | undefined;
  readonly userAgent: string;
  /** The device secret of a browser that was seen before. */
  readonly device?: string | undefined;
}

export function getCaller(call: ServiceCall): Caller {
  return {
    address: call.env.clientAddress,
    userAgent: call.req.header('user-agent') ?? '',
    device: call.get('device'),
  };
}
