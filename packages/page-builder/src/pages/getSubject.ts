import { fillPathPattern, isPathPattern } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { SubjectKind } from './pageCalls.ts';

/** The kind of a template's preview subject; `words` is any text, as for a search. */
export type TemplateSubject = SubjectKind | 'words';

const SERVICES: Readonly<Record<string, SubjectKind>> = { 'author-api': 'author', 'tags-api': 'tag' };

/** Returns the kind of preview subject of a page; `undefined` for a page with one path and for error pages. */
export function getSubject({ match, content }: PageDocument): TemplateSubject | undefined {
  switch (match.kind) {
    case 'section':
      return 'section';
    case 'content':
      return match.type;
    case 'status':
    case 'shared-section':
      return undefined;
    case 'path':
      if (!isPathPattern(match.path)) return undefined;
      return SERVICES[content?.contentService ?? ''] ?? 'words';
  }
}

/** Returns the path at which a template shows a subject. @param value the subject's value from the site, or a typed text */
export function toSubjectPath({ match }: PageDocument, value: string): string {
  return match.kind === 'path' ? fillPathPattern(match.path, () => encodeURIComponent(value)) : value;
}
