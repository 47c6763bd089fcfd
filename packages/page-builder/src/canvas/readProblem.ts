import { parseJson } from '@broadsheet/client-core';
import { writeRefusal } from '../api/writeRefusal.ts';
import type { Language } from '../language/useSiteText.ts';

/** The most characters of an answer that is neither a page nor a refusal of the site, such as a proxy's. */
const MOST = 200;

/**
 * Returns why a document in the frame of the preview is not a page, in the editor's language; `undefined` for a page. A
 * refusal arrives as JSON, which browsers show as a text.
 */
export function readProblem(
  { contentType, body }: Pick<Document, 'contentType' | 'body'>,
  language: Language,
): string | undefined {
  if (contentType === 'text/html') return undefined;
  const text = body.textContent.trim();
  const refusal = parseJson(text);
  return refusal === undefined && text !== '' ? text.slice(0, MOST) : writeRefusal(refusal, language);
}
