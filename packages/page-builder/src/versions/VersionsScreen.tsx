'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../desk/Builder.ts';
import { DeskLink } from '../desk/DeskLink.tsx';
import type { ScreenProps } from '../desk/screens.ts';
import { openPage } from '../saving/pageCalls.ts';
import { phrases } from './phrases.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { VersionList } from './VersionList.tsx';
import { listVersions } from './versionCalls.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: 2rem;
  margin-block-start: 1rem;
  align-items: start;
`;

/** The name of a page; its id where it is not there any more. */
async function readName(client: Parameters<typeof openPage>[0], id: string): Promise<string> {
  try {
    return (await openPage(client, { id })).document.name;
  } catch {
    // A page that was taken away has versions all the same.
    return id;
  }
}

/** What was published of a page, what differs between two versions, and going back. */
export function VersionsScreen({ params }: ScreenProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const id = params['id'] ?? '';
  const read = useRead(
    async (signal) => {
      const [name, versions] = await Promise.all([
        readName(client, id),
        listVersions(client, { id, signal }),
      ]);
      return { name, versions };
    },
    [client, id],
  );
  if (read.kind === 'loading') return <Notice kind="wait">{t('versions.loading')}</Notice>;
  if (read.kind === 'failed') return <Notice kind="problem">{read.message}</Notice>;
  const { name, versions } = read.value;
  const pages = versions.filter(({ isPage }) => isPage);
  return (
    <>
      <h1>{t('versions.title', { name })}</h1>
      <p>
        <DeskLink to={`/pages/${encodeURIComponent(id)}/`}>{t('versions.back')}</DeskLink>
      </p>
      {versions.length === 0 && <Notice kind="note">{t('versions.none')}</Notice>}
      <Columns>
        {versions.length > 0 && <VersionList {...{ id, versions }} onRestored={read.again} />}
        {pages.length > 1 && <VersionComparison key={versions.length} {...{ id, versions: pages }} />}
      </Columns>
    </>
  );
}
