'use client';
import { addBase } from '@broadsheet/client-core';
import { useHost } from '../host/HostContext.tsx';

/** Returns a function that adds the site's base path to a URL of the site; URLs of other hosts stay as they are. */
export function usePublicUrl(): (address: string) => string {
  const { basePath } = useHost().site;
  return (address) => addBase(address, basePath);
}
