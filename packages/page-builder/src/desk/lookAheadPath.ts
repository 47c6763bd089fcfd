/** A page of the site, and when. */
export interface AheadVisit {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const toQuery = ({ path, at }: AheadVisit) => new URLSearchParams({ path, at: String(at) }).toString();

/** The screen on which a page is seen as it will be, below `/pagebuilder`. */
export const lookAheadPath = (visit: AheadVisit): string => `/look-ahead/?${toQuery(visit)}`;

/** The URL of the page as it will be. */
export const futurePageUrl = (visit: AheadVisit): string => `/pagebuilder/future?${toQuery(visit)}`;

/** What a screen was opened for; `undefined` where its URL says nothing that can be visited. */
export function readAheadVisit({ path, at }: Readonly<Record<string, string>>): AheadVisit | undefined {
  if (path?.startsWith('/') !== true || at === undefined || !/^\d{1,15}$/.test(at)) return undefined;
  return { path, at: Number(at) };
}
