import type { PageDocument } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';
import { getSubject, toSubjectPath } from './getSubject.ts';
import { findSubjects } from './pageCalls.ts';

/** Where nothing is known that a page could be shown for. */
const FRONT_PAGE = '/';

/**
 * The address that a page is shown for at first: its own; of a template that of its newest subject, such as a story; the front
 * page where there is none.
 */
export async function findShownPath(
  client: EditorClient,
  { document, signal }: { readonly document: PageDocument; readonly signal?: AbortSignal },
): Promise<string> {
  const { match } = document;
  if (match.kind === 'path' && !match.path.includes(':')) return match.path;
  const kind = getSubject(document);
  if (kind === undefined || kind === 'words') return FRONT_PAGE;
  try {
    const [newest] = await findSubjects(client, { kind, words: '', ...(signal && { signal }) });
    return newest === undefined ? FRONT_PAGE : toSubjectPath(document, newest.value);
  } catch {
    // The page opens all the same; whoever looks for a subject in its panel is told there what went wrong.
    return FRONT_PAGE;
  }
}
