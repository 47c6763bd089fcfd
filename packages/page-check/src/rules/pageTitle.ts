import type { PageDocument } from '@broadsheet/page-document';
import type { CheckedPage, PageRule } from '../CheckedPage.ts';
import type { Finding } from '../Finding.ts';
import { quote } from './elements.ts';

/** Pages at one address each; what a template says of itself depends on the content that it shows. */
const isAlone = ({ match }: PageDocument): boolean => match.kind === 'path' && !match.path.includes('/:');
/** Whether somebody may find the page by what it says of itself. */
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
        sentence: `The page "${same.name}" has the same ${name}: ${quote(page.page.meta[name] ?? '')}.`,
        hint: 'Say in each what the other page does not have.',
      },
    ];
  });
}

/** A page without title or description, and one that has those of another page. */
export const pageTitle: PageRule = (page) => {
  const { elements } = page.markup;
  const hasTitle = elements.some(
    ({ name, text, within }) => name === 'title' && text !== '' && !within.includes('svg'),
  );
  const hasDescription = elements.some(
    ({ name, attributes }) =>
      name === 'meta' && attributes['name'] === 'description' && attributes['content']?.trim() !== '',
  );
  const missing: Finding[] = [];
  if (!hasTitle)
    missing.push({
      kind: 'page-title',
      severity: 'warns',
      sentence: 'The page has no title, which browsers and search engines show.',
      hint: 'Give it one among the settings of the page.',
    });
  if (!hasDescription && isListed(page.page))
    missing.push({
      kind: 'page-description',
      severity: 'tells',
      sentence: 'The page has no description, which search engines and networks show below its title.',
      hint: 'Give it one among the settings of the page.',
    });
  return [...missing, ...duplicates(page)];
};
