'use client';
import { safeHref, useFormat, usePhrases } from '@broadsheet/block-kit';
import { isPathPattern } from '@broadsheet/page-document';
import { Link, token } from '@broadsheet/ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useEditing, useSavingState } from '../editing/Editing.ts';
import { phrases as pagePhrases } from '../pages/phrases.ts';
import type { OpenedPage } from '../saving/pageCalls.ts';
import { phrases } from './phrases.ts';

const Note = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  color: ${token('ink-soft')};
`;

/** Returns the address at which readers see the page now; a template has none of its own and is seen where it is shown. */
function findLivePath({ publishedMatch }: OpenedPage, shownPath: string): string {
  if (publishedMatch?.kind !== 'path' || isPathPattern(publishedMatch.path)) return shownPath;
  return publishedMatch.path;
}

/**
 * Renders whether readers see the page as it is here, another version of it, or nothing; who has published it and when; and a
 * link to what they see.
 */
export function LiveNote() {
  const t = usePhrases(phrases);
  const formatAction = usePhrases(pagePhrases);
  const format = useFormat();
  const { saver, path } = useEditing();
  const opened = useSyncExternalStore(saver.live.subscribe, saver.live.get);
  const { kind } = useSavingState();
  if (!opened.isPublished) return <Note data-live="never">{t('live.never')}</Note>;
  const { publication, publishedMatch } = opened;
  const isSame = kind === 'saved' && saver.revision() === 0;
  return (
    <Note data-live={isSame ? 'same' : 'differs'}>
      {t(isSame ? 'live.same' : 'live.differs')}
      {publication !== undefined && (
        <span>
          {formatAction('pages.publishedBy', {
            when: format.dateTime(publication.publishedAt),
            name: publication.editorName,
          })}
        </span>
      )}
      {publishedMatch?.kind !== 'shared-section' && (
        <Link href={safeHref(findLivePath(opened, path)) ?? '/'} openInNewTab>
          {t('live.open')}
        </Link>
      )}
    </Note>
  );
}
