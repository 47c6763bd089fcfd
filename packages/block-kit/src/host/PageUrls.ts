import type { AnchorHTMLAttributes } from 'react';

/** The pages of a newspaper to which blocks link and which another host may have elsewhere. */
export type LinkedPage = 'story' | 'author' | 'section' | 'tag' | 'account';

/**
 * How a host writes the URLs of pages. Each function gets the newspaper's own, such as `/coast/salt-and-rope/`,
 * `/author/ada-whitlock/`, `/coast/`, `/tags/harbour/` or `/account/login/?redirect=%2F`, and returns the host's. An absent one
 * leaves them as they are.
 */
export type PageUrls = Readonly<Partial<Record<LinkedPage, (address: string) => string>>>;

/** Returns the host's URL of a page. Of `linkedPage` absent only account pages are known, by their path. */
export type WriteUrl = (address: string, linkedPage?: LinkedPage) => string;

/** The props of a host's own link: those of an `a` element, of which only `href` is always there. */
export interface HostLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A URL of the site that begins with `/` or `?`, without the base path. */
  readonly href: string;
}

const ACCOUNT = /^\/account(?:[/?#]|$)/;

/** Creates the function that blocks ask; URLs of other hosts stay as they are. */
export function createWriteUrl(urls: PageUrls): WriteUrl {
  return (address, linkedPage) => {
    if (!/^\/(?!\/)/.test(address)) return address;
    const write = urls[ACCOUNT.test(address) ? 'account' : (linkedPage ?? 'account')];
    return linkedPage === undefined && !ACCOUNT.test(address) ? address : (write?.(address) ?? address);
  };
}
