/** A page of the site at a moment in the future. */
export interface AheadVisit {
  /** The path with its query. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const toQuery = ({ path, at }: AheadVisit) => new URLSearchParams({ path, at: String(at) }).toString();

/** Returns the path below `/pagebuilder` of the screen that shows a page as it will be. */
export const futurePreviewPath = (visit: AheadVisit): string => `/look-ahead/?${toQuery(visit)}`;

/** The path of the endpoint that renders pages as they will be. */
export const FUTURE_PATH = '/pagebuilder/future';

/** Returns the URL of the page as it will be. */
export const futurePageUrl = (visit: AheadVisit): string => `${FUTURE_PATH}?${toQuery(visit)}`;

/** Reads the visit from a screen's query; `undefined` if it is not valid. */
export function readAheadVisit({ path, at }: Readonly<Record<string, string>>): AheadVisit | undefined {
  if (path?.startsWith('/') !== true || at === undefined || !/^\d{1,15}$/.test(at)) return undefined;
  return { path, at: Number(at) };
}
