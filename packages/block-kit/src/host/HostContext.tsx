'use client';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { createHost } from './createHost.ts';
import type { Host } from './Host.ts';

const HostContext = createContext<Host | undefined>(undefined);
let hostless: Host | undefined;

export function HostProvider({ host, children }: { readonly host: Host; readonly children?: ReactNode }) {
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>;
}

/** Returns the host of this block; outside a provider, a host without site properties and content. */
export function useHost(): Host {
  return useContext(HostContext) ?? (hostless ??= createHost());
}
