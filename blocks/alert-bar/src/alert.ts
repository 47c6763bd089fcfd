/**
 * The first alert of the collection, reduced to what a bar shows, and the record of a reader's closing it.
 *
 * This code is part of every page, so it reads the few members it needs itself and does not import the content parsers.
 */
import { safeHref } from '@broadsheet/block-kit';
import type { Environment } from '@broadsheet/block-kit';
import { trailingSlash } from '@broadsheet/sdk-content';
import type { JsonValue } from '@broadsheet/sdk-content';

export const ALERT_SOURCE = 'alert-bar-collections';
/** Milliseconds between two requests to the source. */
export const POLL_MS = 120_000;

const DISMISSAL_COOKIE = 'arcblock_alert-bar';
const TWO_DAYS_S = 172_800;

export function alertQuery(site: string): Readonly<Record<string, JsonValue>> {
  return { site, from: 0, size: 1 };
}

export interface Alert {
  /** The headline as HTML, sanitised by the server. */
  readonly headline: string;
  /** The URL that the headline links to; absent: no link. */
  readonly href: string | undefined;
  /** The BCP 47 tag of the headline's language; absent: the site's. */
  readonly language: string | undefined;
}

/** Returns the member of a value of unknown shape. */
function member(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** Reads the first alert; `undefined` when the response has none, or its first one has no headline. */
export function readAlert(answer: unknown, site: string): Alert | undefined {
  const first = member(member(answer, 'content_elements'), 0);
  const headline = member(member(first, 'headlines'), 'basic');
  if (typeof headline !== 'string' || headline === '') return undefined;
  const url = member(member(member(first, 'websites'), site), 'website_url');
  const language = member(first, 'language');
  return {
    headline,
    language: typeof language === 'string' ? language.replaceAll('_', '-') : undefined,
    href: typeof url === 'string' ? safeHref(trailingSlash(url)) : undefined,
  };
}

/** Returns whether the reader has closed this alert; a new headline makes it a new alert. */
export function isDismissed({ headline }: Alert, environment: Environment): boolean {
  return environment.readCookie(DISMISSAL_COOKIE) === headline;
}

export function dismiss({ headline }: Alert, environment: Environment): void {
  environment.writeCookie(DISMISSAL_COOKIE, headline, { maxAgeSeconds: TWO_DAYS_S });
}
