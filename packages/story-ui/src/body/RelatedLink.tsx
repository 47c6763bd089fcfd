'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { SafeHref } from '@broadsheet/block-kit';
import { Html, Link, token, VisuallyHidden } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { LanguageAttributes } from '../language/getStoryLanguage.ts';
import { OpinionMark } from './OpinionMark.tsx';
import { phrases } from './phrases.ts';
import { prose } from './elementStyles.ts';

const Line = styled.p`
  ${prose}
  padding-inline-start: 1rem;
  border-inline-start: 3px solid ${token('brand')};
  font: 500 ${token('type-2')} / 1.4 ${token('sans')};
`;

export interface RelatedLinkProps {
  readonly href: SafeHref;
  /** Sanitised HTML without links. */
  readonly html: string;
  readonly openInNewTab: boolean;
  /** Whether the linked story is opinion, which the link says before its words. */
  readonly isOpinion?: boolean;
  /** The language of the linked story, where it is not the site's. */
  readonly language?: LanguageAttributes;
}

/**
 * Renders a link to another story, marked by a line at its side. Its accessible name says first that it is a related story, then which one.
 */
export function RelatedLink({ href, html, openInNewTab, isOpinion = false, language }: RelatedLinkProps) {
  const t = usePhrases(phrases);
  return (
    <Line data-silent="">
      <Link href={href} linkedPage="story" openInNewTab={openInNewTab}>
        <VisuallyHidden>{t('body.related')}: </VisuallyHidden>
        {isOpinion && <OpinionMark />}
        <Html html={html} {...language} />
      </Link>
    </Line>
  );
}
