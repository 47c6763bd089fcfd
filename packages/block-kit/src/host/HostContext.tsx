'use client';
import { createContext, useContext, useMemo } from 'react';
import type { Context, ReactNode } from 'react';
import { createHost } from './createHost.ts';
import type { Host } from './Host.ts';

interface Provided {
  readonly host: Host;
  readonly copy: object;
}

/** Stands for this copy of the package. */
const copy = {};

const KEY = Symbol.for('@broadsheet/block-kit/host');

/** Returns the one context of all copies of the package, so that a copy sees when another one has provided the host. */
function shareContext(): Context<Provided | undefined> {
  const shared: Context<Provided | undefined> | undefined = Reflect.get(globalThis, KEY);
  if (shared !== undefined) return shared;
  const context = createContext<Provided | undefined>(undefined);
  Reflect.set(globalThis, KEY, context);
  return context;
}

const HostContext = shareContext();
let hostless: Host | undefined;

export function HostProvider({ host, children }: { readonly host: Host; readonly children?: ReactNode }) {
  const provided = useMemo(() => ({ host, copy }), [host]);
  return <HostContext.Provider value={provided}>{children}</HostContext.Provider>;
}

/**
 * Returns the host of this block; outside a provider, a host without site properties and content.
 *
 * @throws Error the host comes from another copy of this package
 */
export function useHost(): Host {
  const provided = useContext(HostContext);
  if (provided === undefined) return (hostless ??= createHost());
  if (provided.copy === copy) return provided.host;
  throw new Error(
    'Two copies of @broadsheet/block-kit meet on this page. Find them with "npm ls @broadsheet/block-kit" and keep one.',
  );
}
