'use client';
import { contentValue, useContent, useGlobalContent, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseNavigationNode, parseStory, SECTION_TREE } from '@broadsheet/sdk-content';
import { pageHref, useStoryLanguage } from '@broadsheet/story-ui';
import { Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { breadcrumbTrail } from './breadcrumbTrail.ts';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.5rem;
  list-style: none;
  overflow-wrap: anywhere;
  color: ${token('ink-soft')};
  font: 500 ${token('type-0')} / 1.3 ${token('sans')};
`;

const Place = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 1.75rem;
  min-inline-size: 0;
  & + &::before {
    content: '/' / '';
  }
`;

const Step = styled(Link)`
  padding-block: 0.25rem;
`;

export type BreadcrumbsProps = FieldValues<typeof fields>;

/** Renders the path from the front page to the section or story of the page; nothing on other pages. */
export function Breadcrumbs({ showHeadline }: BreadcrumbsProps) {
  const t = usePhrases(phrases);
  const { page, site } = useHost();
  const tree = contentValue(useContent(SECTION_TREE, parseNavigationNode));
  const language = useStoryLanguage(useGlobalContent(parseStory));
  const steps = breadcrumbTrail(page, { site: site.id, tree, showHeadline });
  if (steps.length === 0) return null;
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <Trail>
        <Place>
          <Step href="/">{t('breadcrumbs.home')}</Step>
        </Place>
        {steps.map(({ name, url }, index) => {
          const href = pageHref(url);
          return (
            <Place key={`${index} ${name}`}>
              {href === undefined ? (
                <span
                  aria-current={url === undefined ? 'page' : undefined}
                  {...(url === undefined && language)}
                >
                  {name}
                </span>
              ) : (
                <Step href={href} linkedPage="section">
                  {name}
                </Step>
              )}
            </Place>
          );
        })}
      </Trail>
    </nav>
  );
}
