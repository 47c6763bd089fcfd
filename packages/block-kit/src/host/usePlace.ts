'use client';
import { useInsertionEffect, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { browserEnvironment } from './browserEnvironment.ts';
import { createEventBus } from './createEventBus.ts';
import { createFollowLink, createLink } from './followLinks.tsx';
import type { Navigate } from './followLinks.tsx';
import type { Environment, EventBus, Host, Page } from './Host.ts';
import { createWriteUrl } from './PageUrls.ts';
import type { HostLinkProps, PageUrls, WriteUrl } from './PageUrls.ts';
import { serverEnvironment } from './serverEnvironment.ts';
import { usePage } from './usePage.ts';

/** What an application tells of its pages, and how it goes from one to another. */
export interface PlaceOptions {
  /**
   * What is known of the page. Default of `path` and `query`: those of the browser's URL, which follow the router; give them
   * where a server renders, and only a new object when something has changed.
   */
  readonly page?: Partial<Page>;
  /**
   * The router's link, for pages of this site: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. Default: an `a` element, or
   * one that calls `navigate`. A constant of a module.
   */
  readonly Link?: ComponentType<HostLinkProps>;
  /**
   * Goes to a page of this site by the router, for what blocks do after a login or a search, and for links in the text of
   * stories. The address has no base path. Default: loads the page. The same function at each render.
   */
  readonly navigate?: Navigate;
  /** How this host writes the URLs of stories, authors, sections, tags and account pages. A constant of a module. */
  readonly urls?: PageUrls;
  /** The event bus, for an application that listens to blocks. Default: a new one for each path. */
  readonly events?: EventBus;
  /** Logs faults for developers and operators. Default: `console.error`. */
  readonly log?: Host['log'];
  /** Replaces functions of the browser, such as the storage. A constant of a module. */
  readonly environment?: Partial<Environment>;
}

export type Place = Pick<Host, 'environment' | 'events'> &
  Partial<Pick<Host, 'Link' | 'followLink' | 'writeUrl' | 'log'>> & { readonly page?: Partial<Page> };

interface BrowserOptions {
  readonly basePath: string;
  readonly own: Partial<Environment> | undefined;
  readonly navigate: Navigate | undefined;
  readonly writeUrl: WriteUrl | undefined;
}

/**
 * Creates the function that returns an environment of the browser, and one that returns its URL as the page knows it: what a
 * block itself replaces in the URL, such as a secret that it has used, leaves the page as it is.
 */
function createBrowser({ basePath, own, navigate, writeUrl }: BrowserOptions) {
  const replaced = { from: '', to: '' };
  function createEnvironment(): Environment {
    const browser = browserEnvironment(basePath);
    const write = (address: string) => writeUrl?.(address) ?? address;
    return {
      ...browser,
      publicUrl: (address, linkedPage) => browser.publicUrl(writeUrl?.(address, linkedPage) ?? address),
      navigate(address) {
        const target = write(address);
        // A router knows the pages of its site alone.
        if (navigate && /^\/(?!\/)/.test(target)) navigate(target);
        else browser.navigate(target);
      },
      ...own,
      replaceAddress(address) {
        const from = readAddress();
        (own?.replaceAddress ?? browser.replaceAddress)(address);
        Object.assign(replaced, { from, to: browser.address() });
      },
    };
  }
  function readAddress(): string {
    const address = (own?.address ?? browserEnvironment(basePath).address)();
    return address === replaced.to ? replaced.from : address;
  }
  return { createEnvironment, readAddress };
}

/**
 * Returns the environment of the browser and the event bus. The environment answers as the server's during the
 * first render, so that both are equal, and is the browser's before any effect of a block runs. Both change only when the reader
 * comes to another path: effects do not run twice for one page, and run again for the next.
 */
function useEnvironment(
  path: string | undefined,
  own: Partial<Environment> | undefined,
  createEnvironment: () => Environment,
): Pick<Host, 'environment' | 'events'> {
  const [known, setKnown] = useState(() => ({
    path,
    environment: { ...serverEnvironment(), ...own },
    events: createEventBus(),
  }));
  if (path !== undefined && path !== known.path)
    setKnown(
      known.path === undefined
        ? { ...known, path }
        : { path, environment: createEnvironment(), events: createEventBus() },
    );
  useInsertionEffect(
    () => void Object.assign(known.environment, createEnvironment()),
    [known.environment, createEnvironment],
  );
  return known;
}

/** Returns what of the host renders and follows links. */
function useLinks(
  Link: ComponentType<HostLinkProps> | undefined,
  navigate: Navigate | undefined,
  basePath: string,
): Pick<Host, 'Link' | 'followLink'> {
  return useMemo(() => {
    const own = Link ?? (navigate && createLink(navigate, basePath));
    return {
      ...(own && { Link: own }),
      ...(navigate && { followLink: createFollowLink(navigate, basePath) }),
    };
  }, [Link, navigate, basePath]);
}

/** Returns the parts of the host that depend on the page and on how the application goes to others. */
export function usePlace(options: PlaceOptions, basePath = ''): Place {
  const { environment: own, navigate, urls, log, events: ownEvents } = options;
  const writeUrl = useMemo(() => urls && createWriteUrl(urls), [urls]);
  const { createEnvironment, readAddress } = useMemo(
    () => createBrowser({ basePath, own, navigate, writeUrl }),
    [basePath, own, navigate, writeUrl],
  );
  const page = usePage(options.page, readAddress);
  const { environment, events: pageEvents } = useEnvironment(page?.path, own, createEnvironment);
  const events = ownEvents ?? pageEvents;
  const links = useLinks(options.Link, navigate, basePath);
  return useMemo(
    () => ({
      environment,
      events,
      ...links,
      ...(page && { page }),
      ...(writeUrl && { writeUrl }),
      ...(log && { log }),
    }),
    [environment, events, links, page, writeUrl, log],
  );
}
