'use client';
import { contentValue, useContent, usePhrases } from '@broadsheet/block-kit';
import { parseNavigationNode } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { LinkRow, navigationLinks, NODE_FIELDS } from '@broadsheet/story-ui';
import { Heading, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const Frame = styled.div`
  display: grid;
  gap: 0.5rem;
`;

const Title = styled(Heading)`
  font-size: ${token('type-2')};
`;

/** The request for the site's sections, which are offered when a search has found nothing. */
export const SECTIONS_REQUEST: ContentRequest = {
  source: 'site-service-hierarchy',
  query: { hierarchy: 'default', feature: 'search-results-list' },
  filter: `{ children { ${NODE_FIELDS} } }`,
};

/** Renders suggestions for readers whose search has found nothing. */
export function SearchHelp() {
  const t = usePhrases(phrases);
  const links = navigationLinks(
    contentValue(useContent(SECTIONS_REQUEST, parseNavigationNode))?.children ?? [],
  );
  return (
    <Frame>
      <p>{t('res.help')}</p>
      {links.length > 0 && (
        <>
          <Title>{t('res.sections')}</Title>
          <LinkRow links={links} />
        </>
      )}
    </Frame>
  );
}
