'use client';
import { addBase } from '@broadsheet/client-core';
import { useHost } from '../host/HostContext.tsx';

/** Gives what writes an address of the site for a browser: with the path under which the site stands; others as they are. */
export function usePublicUrl(): (address: string) => string {
  const { basePath } = useHost().site;
  return (address) => addBase(address, basePath);
}
