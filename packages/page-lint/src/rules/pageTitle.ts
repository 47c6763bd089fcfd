import { isPathPattern, isSection } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { CheckedPage, PageRule } from '../CheckedPage.ts';
import type { Finding } from '../Finding.ts';
import { shorten } from './elements.ts';
import { describeFinding } from '../describeFinding.ts';

/** Returns whether a page has one path only; the title of a template depends on the content that it shows. */
const isAlone = ({ match }: PageDocument): boolean => match.kind === 'path' && !isPathPattern(match.path);
/** Returns whether search engines may list the page, so that its title and description matter. */
const isListed = (page: PageDocument): boolean =>
  isAlone(page) && page.meta['robots']?.includes('noindex') !== true;

function findSame({ page, others }: CheckedPage, name: 'title' | 'description'): PageDocument | undefined {
  const own = page.meta[name]?.trim();
  if (own === undefined || own === '' || !isListed(page)) return undefined;
  return others.find((other) => other.id !== page.id && isListed(other) && other.meta[name]?.trim() === own);
}

const NAMES = { title: 'title', description: 'description' } as const;

function duplicates(page: CheckedPage): readonly Finding[] {
  return Object.values(NAMES).flatMap((name) => {
    const same = findSame(page, name);
    if (same === undefined) return [];
    return [
      {
        kind: `same-${name}`,
        severity: 'warns' as const,
        ...describeFinding(`same.${name}`, { page: same.name, text: shorten(page.page.meta[name] ?? '') }),
      },
    ];
  });
}

/** Finds a page without a title or description, or with those of another page. A shared section has neither. */
export const pageTitle: PageRule = (page) => {
  if (isSection(page.page)) return [];
  const { elements } = page.markup;
  const hasTitle = elements.some(
    ({ name, text, within }) => name === 'title' && text !== '' && !within.includes('svg'),
  );
  const hasDescription = elements.some(
    ({ name, attributes }) =>
      name === 'meta' && attributes['name'] === 'description' && attributes['content']?.trim() !== '',
  );
  const missing: Finding[] = [];
  if (!hasTitle) missing.push({ kind: 'page-title', severity: 'warns', ...describeFinding('page-title') });
  if (!hasDescription && isListed(page.page))
    missing.push({ kind: 'page-description', severity: 'tells', ...describeFinding('page-description') });
  return [...missing, ...duplicates(page)];
};
