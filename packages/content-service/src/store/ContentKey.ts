/**
 * What an answer was made from, by the keys that `watchChanges` reports: `document rain`, `url paper /news/rain`,
 * `author ada`. Keys that begin with `listed` are of lists and of names, which may be shown a moment longer: a document that
 * any change puts into the list `listed tag tides`, or takes out of it, has that key before or after the change.
 */

import { spellPath } from '@broadsheet/sdk-content/server';

/** Receives a key of what is read for an answer. */
export type RecordRead = (key: string) => void;

/** Returns the key of a path on a site, in any spelling, with or without its trailing slash. */
export const urlKey = (site: string, path: string): string =>
  `url ${site} ${spellPath(path).replace(/(?<=[^/]|^\/)\/+$/, '')}`;

/** Returns the key of a page document of a site. */
export const pageKey = (site: string, id: string): string => `page ${site} ${id}`;
