'use client';
import { addBase } from '@broadsheet/client-core';
import { useHost } from '../host/HostContext.tsx';

/**
 * Returns a function that writes a URL of the site as its host does: with the base path, and account pages where the host has
 * them. URLs of other hosts stay as they are.
 */
export function usePublicUrl(): (address: string) => string {
  const { site, writeUrl } = useHost();
  return (address) => addBase(writeUrl?.(address) ?? address, site.basePath);
}
