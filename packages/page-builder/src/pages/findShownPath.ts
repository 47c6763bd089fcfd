import { isPathPattern } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';
import { getSubject, toSubjectPath } from './getSubject.ts';
import { findSubjects } from './pageCalls.ts';

/** The path used when there is no subject for the page. */
const FRONT_PAGE = '/';

/**
 * Returns the path for which a page is shown at first: its own; for a template that of its newest subject, such as a story;
 * else the front page.
 */
export async function findShownPath(
  client: EditorClient,
  { document, signal }: { readonly document: PageDocument; readonly signal?: AbortSignal },
): Promise<string> {
  const { match } = document;
  if (match.kind === 'path' && !isPathPattern(match.path)) return match.path;
  const kind = getSubject(document);
  if (kind === undefined || kind === 'words') return FRONT_PAGE;
  try {
    const [newest] = await findSubjects(client, { kind, words: '', ...(signal && { signal }) });
    return newest === undefined ? FRONT_PAGE : toSubjectPath(document, newest.value);
  } catch {
    // The page opens anyway; the panel that searches for a subject reports the failure.
    return FRONT_PAGE;
  }
}
