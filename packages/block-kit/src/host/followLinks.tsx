'use client';
import { addBase, removeBase } from '@broadsheet/client-core';
import type { ComponentType, MouseEvent } from 'react';
import type { HostLinkProps } from './PageUrls.ts';

/** Goes to a URL of the site, which begins with `/` and has no base path. */
export type Navigate = (address: string) => void;

function isPlain(event: MouseEvent): boolean {
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return !defaultPrevented && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Returns the page of this site to which a link leads in the same tab; `undefined` if the browser has to follow it. */
function pageOf(link: HTMLAnchorElement, base: string): string | undefined {
  const { origin, pathname, search, hash, target } = link;
  const { location } = link.ownerDocument;
  if (origin !== location.origin || link.hasAttribute('download') || !/^(?:_self)?$/.test(target)) return;
  // A place on the same page is scrolled to.
  if (hash !== '' && pathname === location.pathname && search === location.search) return;
  const path = removeBase(pathname, base);
  return path === undefined ? undefined : path + search + hash;
}

/** Creates the handler of clicks below an element: plain ones on links to pages of the site go through the host's router. */
export function createFollowLink(navigate: Navigate, base = '') {
  return (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || !isPlain(event)) return;
    const page = pageOf(link, base);
    if (page === undefined) return;
    event.preventDefault();
    navigate(page);
  };
}

/** Creates the link of a host that has a function for navigating, and no component. */
export function createLink(navigate: Navigate, base = ''): ComponentType<HostLinkProps> {
  const follow = createFollowLink(navigate, base);
  return function NavigatingLink({ href, children, onClick, ...rest }: HostLinkProps) {
    return (
      // oxlint-disable-next-line react/forbid-elements -- the one that `Link` of ui renders in such a host
      <a
        {...rest}
        href={addBase(href, base)}
        onClick={(event) => {
          onClick?.(event);
          follow(event);
        }}
      >
        {children}
      </a>
    );
  };
}
