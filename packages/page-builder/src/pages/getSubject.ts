import type { PageDocument } from '@broadsheet/page-document';
import type { SubjectKind } from './pageCalls.ts';

/** What a template is shown for; `words` is whatever somebody types, as for a search. */
export type TemplateSubject = SubjectKind | 'words';

const SERVICES: Readonly<Record<string, SubjectKind>> = { 'author-api': 'author', 'tags-api': 'tag' };

/** `undefined` for a page of one address, and for those of errors. */
export function getSubject({ match, content }: PageDocument): TemplateSubject | undefined {
  switch (match.kind) {
    case 'section':
      return 'section';
    case 'content':
      return match.type;
    case 'status':
      return undefined;
    case 'path':
      if (!match.path.includes('/:')) return undefined;
      return SERVICES[content?.contentService ?? ''] ?? 'words';
  }
}

/** The address at which a template shows a subject. @param value as the site tells it, or as it was typed */
export function toSubjectPath({ match }: PageDocument, value: string): string {
  return match.kind === 'path' ? match.path.replaceAll(/:[^/]+/g, encodeURIComponent(value)) : value;
}
