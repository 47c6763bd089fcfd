import { safeHref } from '@broadsheet/block-kit';
import type { SafeHref } from '@broadsheet/block-kit';
import type { ContentElement } from '@broadsheet/sdk-content';
import { Html, Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { ElementRenderer } from './ElementRenderer.ts';
import { cleared, prose } from './elementStyles.ts';
import { OpinionMark } from './OpinionMark.tsx';

const Box = styled.section`
  ${cleared}
  ${prose}
  padding-block: 0.9rem;
  border-block: ${token('border')};
  font: 500 ${token('type-1')} / 1.4 ${token('sans')};
  & > h2 {
    margin-block-end: 0.35rem;
    font: inherit;
    font-weight: 700;
    letter-spacing: 0;
  }
  & > ul {
    list-style: none;
  }
  & li {
    padding-block: 0.35rem;
  }
`;

interface Entry {
  readonly html: string;
  readonly href?: SafeHref;
  readonly openInNewTab: boolean;
  readonly isOpinion: boolean;
}

function toEntries({ type, content, url, additional_properties }: ContentElement): readonly Entry[] {
  if (content === undefined) return [];
  const openInNewTab = additional_properties?.openInNewTab === true;
  const isOpinion = additional_properties?.linked_genre === 'opinion';
  return [{ html: content, href: type === 'text' ? undefined : safeHref(url), openInNewTab, isOpinion }];
}

/** Renders related links under their title. */
export const renderLinkList: ElementRenderer = ({ title, items = [] }) => {
  const entries = items.flatMap(toEntries);
  if (entries.length === 0) return undefined;
  return (
    <Box>
      {title !== undefined && <h2>{title}</h2>}
      <ul>
        {entries.map(({ html, href, openInNewTab, isOpinion }, index) => (
          <li key={index}>
            {href === undefined ? (
              <Html html={html} />
            ) : (
              <Link href={href} openInNewTab={openInNewTab}>
                {isOpinion && <OpinionMark />}
                <Html html={html} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
};
