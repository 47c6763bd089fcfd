'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Href } from '@broadsheet/block-kit';
import { Link, token, VisuallyHidden } from '@broadsheet/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { phrases as storyEnglish } from '../phrases.ts';
import { phrases } from './phrases.ts';
import type { PagedContent } from './usePagedContent.ts';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.75rem;
  padding-block-start: ${token('gap')};
  border-block-start: ${token('border')};
  font-family: ${token('sans')};
`;

const Control = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: ${token('control')};
  min-inline-size: 10rem;
  padding: 0.65rem 1.5rem;
  border-radius: ${token('radius')};
  background: ${token('brand')};
  color: ${token('on-brand')};
  font-size: ${token('type-1')};
  font-weight: 600;
  line-height: 1.2;
  &:hover {
    opacity: 0.85;
    text-decoration: none;
  }
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: progress;
  }
`;

const Failure = styled.p`
  &:empty {
    display: none;
  }
  color: ${token('alert')};
  font-size: ${token('type-1')};
`;

export interface SeeMoreProps {
  /** The URL of the same page with one more page of the list, for readers without script and for a new tab. */
  readonly href: Href;
  readonly status: PagedContent<unknown>['status'];
  /** Whether there is more to load; if not, the control disappears. */
  readonly hasMore: boolean;
  readonly onMore: () => void;
}

const english = { ...storyEnglish, ...phrases };

function wantsOwnTab({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/**
 * Renders the control at the end of a list that has more to show: a link that works without script; with script the list
 * grows in place. For a list that is an island, the loader replays the click after hydration (`data-replay`).
 */
export function SeeMore({ href, status, hasMore, onMore }: SeeMoreProps) {
  const t = usePhrases(english);
  const hasFailed = status === 'failed';
  if (!hasMore && !hasFailed) return null;
  const isLoading = status === 'loading';
  const follow = (event: MouseEvent) => {
    if (wantsOwnTab(event)) return;
    event.preventDefault();
    if (!isLoading) onMore();
  };
  return (
    <Frame>
      {/* In a list without React, a script shows the failure; it reads the text from here. */}
      <Failure role="alert" data-text={t('list.failed')}>
        {hasFailed && t('list.failed')}
      </Failure>
      <Control
        href={href}
        data-replay=""
        data-more=""
        aria-disabled={isLoading || undefined}
        onClick={follow}
      >
        {t('g.seeMore')}
        <VisuallyHidden> ({t('g.seeMoreLabel')})</VisuallyHidden>
      </Control>
    </Frame>
  );
}
