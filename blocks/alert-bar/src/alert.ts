/**
 * The first alert of the collection, as far as a bar shows it, and the memory of a reader who closed it.
 *
 * It is sent with every page, so it reads the few members it needs itself instead of bringing the parsers of content.
 */
import { safeHref } from '@broadsheet/block-kit';
import type { Environment } from '@broadsheet/block-kit';
import { trailingSlash } from '@broadsheet/sdk-content';
import type { JsonValue } from '@broadsheet/sdk-content';

export const ALERT_SOURCE = 'alert-bar-collections';
/** How often the source is asked, in milliseconds. */
export const POLL_MS = 120_000;

const DISMISSAL_COOKIE = 'arcblock_alert-bar';
const TWO_DAYS_S = 172_800;

export function alertQuery(site: string): Readonly<Record<string, JsonValue>> {
  return { site, from: 0, size: 1 };
}

export interface Alert {
  /** HTML, sanitised by the server. */
  readonly headline: string;
  /** Absent: the alert leads nowhere. */
  readonly href: string | undefined;
}

/** The member of a value of unknown shape. */
function member(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** @returns nothing for an answer without an alert, or with one that has no headline */
export function readAlert(answer: unknown, site: string): Alert | undefined {
  const first = member(member(answer, 'content_elements'), 0);
  const headline = member(member(first, 'headlines'), 'basic');
  if (typeof headline !== 'string' || headline === '') return undefined;
  const url = member(member(member(first, 'websites'), site), 'website_url');
  return { headline, href: typeof url === 'string' ? safeHref(trailingSlash(url)) : undefined };
}

/** A new headline is a new alert. */
export function isDismissed({ headline }: Alert, environment: Environment): boolean {
  return environment.readCookie(DISMISSAL_COOKIE) === headline;
}

export function dismiss({ headline }: Alert, environment: Environment): void {
  environment.writeCookie(DISMISSAL_COOKIE, headline, { maxAgeSeconds: TWO_DAYS_S });
}
