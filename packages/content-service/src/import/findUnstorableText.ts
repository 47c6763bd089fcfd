import { isJsonList, isJsonObject } from '@broadsheet/service-kit/json';
import type { Json, DocumentProblem } from '@broadsheet/service-kit/json';

/** How deep a document may be nested. */
export const DEEPEST = 100;

function findTextProblem(text: string, path: string): DocumentProblem | undefined {
  if (text.includes('\u0000'))
    return { path, reason: 'the text holds a NUL character, which cannot be stored' };
  return text.isWellFormed()
    ? undefined
    : { path, reason: 'the text holds half a character (a lone surrogate)' };
}

/**
 * Finds what PostgreSQL cannot store as `jsonb`: NUL characters and lone surrogates; also nesting that is deeper than 100.
 */
export function findUnstorableText(value: Json, path = '$', depth = 0): DocumentProblem | undefined {
  if (typeof value === 'string') return findTextProblem(value, path);
  if (depth > DEEPEST) return { path, reason: `the document is nested deeper than ${DEEPEST} levels` };
  if (isJsonList(value)) {
    for (const [index, item] of value.entries()) {
      const problem = findUnstorableText(item, `${path}[${index}]`, depth + 1);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  if (!isJsonObject(value)) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const inner = `${path}.${key}`;
    const problem = findTextProblem(key, path) ?? findUnstorableText(item, inner, depth + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
