'use client';
import { addBase } from '@broadsheet/client-core';
import type { ComponentType } from 'react';
import { useHost } from '../host/HostContext.tsx';
import type { HostLinkProps, LinkedPage } from '../host/PageUrls.ts';

export interface Anchor {
  /** The host's own link component for a page of the site, else `a`. */
  readonly Anchor: ComponentType<HostLinkProps> | 'a';
  /** For a link of the host without the base path, which its router adds. */
  readonly href: string;
}

/** Returns the component and the URL of a link to `address`. */
export function useAnchor(address: string, linkedPage?: LinkedPage): Anchor {
  const { site, Link, writeUrl } = useHost();
  const href = writeUrl?.(address, linkedPage) ?? address;
  return Link && /^[/?](?!\/)/.test(href)
    ? { Anchor: Link, href }
    : { Anchor: 'a', href: addBase(href, site.basePath) };
}
