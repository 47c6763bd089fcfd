import { dictionary, record, text } from '@broadsheet/client-core';
import { plainLine } from '@broadsheet/sdk-content';
import type { MetadataInput } from './MetadataInput.ts';
import { parseSubject } from './parseSubject.ts';
import type { Subject } from './parseSubject.ts';

const parseWebsites = record({ websites: dictionary(record({ website_url: text })) });

/** A page with everything that its tags are made from. */
export interface PageFacts {
  readonly input: MetadataInput;
  readonly subject: Subject;
  /** The site's name; empty if it has none. */
  readonly siteName: string;
  /** The site's domain with its protocol. */
  readonly domain: string | undefined;
  /** The site's account on Twitter, without the @. */
  readonly twitterUser: string | undefined;
  /** The content's path on this site, where it has one. */
  readonly websiteUrl: string | undefined;
  /** Returns an entry of the page meta; `undefined` if it is absent or blank. */
  readonly meta: (name: string) => string | undefined;
}

export function readPage(input: MetadataInput): PageFacts {
  const { page, site, globalContent } = input;
  return {
    input,
    subject: parseSubject(page.type, globalContent),
    siteName: plainLine(site.websiteName) ?? '',
    domain: plainLine(site.websiteDomain),
    twitterUser: plainLine(site.twitterUsername?.replace(/^@/, '')),
    websiteUrl: parseWebsites(globalContent)?.websites?.[site.id]?.website_url,
    meta: (name) => plainLine(page.meta[name]),
  };
}
