'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EditorClientError } from '../api/EditorClientError.ts';
import { useRead } from '../api/useRead.ts';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import type { ScreenProps } from '../builder/ScreenProps.ts';
import { openPage } from '../saving/pageCalls.ts';
import { phrases } from './phrases.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { VersionList } from './VersionList.tsx';
import { VersionPreview } from './VersionPreview.tsx';
import { listVersions } from './versionCalls.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: 2rem;
  margin-block-start: 1rem;
  align-items: start;
`;

const isGone = (error: unknown): boolean =>
  error instanceof EditorClientError && (error.status === 404 || error.status === 410);

/** Reads the name of a page and whether it is published. For a deleted page the name is its id. */
async function readPage(client: Parameters<typeof openPage>[0], id: string) {
  try {
    const { document, isPublished } = await openPage(client, { id });
    return { name: document.name, isPublished };
  } catch (error) {
    if (!isGone(error)) throw error;
    // A deleted page still has versions.
    return { name: id, isPublished: false };
  }
}

/** Renders the published versions of a page, the differences between two of them, and their restoration. */
export function VersionsScreen({ params }: ScreenProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const id = params['id'] ?? '';
  const [viewed, setViewed] = useState<number>();
  const read = useRead(
    async (signal) => {
      const [page, versions] = await Promise.all([
        readPage(client, id),
        listVersions(client, { id, signal }),
      ]);
      return { ...page, versions };
    },
    [client, id],
  );
  if (read.kind === 'loading') return <Notice kind="wait">{t('versions.loading')}</Notice>;
  if (read.kind === 'failed') return <Notice kind="problem">{read.message}</Notice>;
  const { name, isPublished, versions } = read.value;
  const pages = versions.filter(({ isPage }) => isPage);
  return (
    <>
      <h1>{t('versions.title', { name })}</h1>
      <p>
        <ScreenLink to={`/pages/${encodeURIComponent(id)}/`}>{t('versions.back')}</ScreenLink>
      </p>
      {versions.length === 0 && (
        <Notice kind="note">{t(isPublished ? 'versions.noneYet' : 'versions.none')}</Notice>
      )}
      <Columns>
        {versions.length > 0 && (
          <VersionList {...{ id, versions }} onRestored={read.again} onView={setViewed} />
        )}
        {pages.length > 1 && <VersionComparison key={versions.length} {...{ id, versions: pages }} />}
      </Columns>
      {viewed !== undefined && <VersionPreview key={viewed} {...{ id, number: viewed }} />}
    </>
  );
}
