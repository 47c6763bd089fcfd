/**
 * Matches the ids that are reserved for the page and the scripts of its services. No text may use one, because a script
 * finds the first element with an id. All other ids must contain a hyphen: without one, an id would become a property of
 * `window` and of `document` (`forms`, `cookie`, a vendor's global) and shadow the real one.
 */
const RESERVED = /^(?:bs|element|fb|fusion|g|google|gtm|main|nav|queryly|sp|tbl)-/i;

/** Returns an id that text of authors may have on a page; `undefined` for any other. */
export function safeId(id: string | undefined): string | undefined {
  return id !== undefined && /^[a-z]\w*(?:-\w+)+$/i.test(id) && !RESERVED.test(id) ? id : undefined;
}
