'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../desk/Builder.ts';
import { DeskLink } from '../desk/DeskLink.tsx';
import { listPages } from './PageEntry.ts';
import type { PageEntry } from './PageEntry.ts';
import { phrases } from './phrases.ts';

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  margin-block-start: 1rem;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  gap: 1rem;
  align-items: baseline;
`;

/** Every page and template of the site. */
export function PagesScreen() {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const pages = useRead((signal) => listPages(client, signal), [client]);
  return (
    <>
      <h1>{t('pages.title')}</h1>
      {pages.kind === 'loading' && <Notice kind="wait">{t('pages.loading')}</Notice>}
      {pages.kind === 'failed' && <Notice kind="problem">{pages.message}</Notice>}
      {pages.kind === 'read' && <Entries pages={pages.value} />}
    </>
  );
}

function Entries({ pages }: { readonly pages: readonly PageEntry[] }) {
  const t = usePhrases(phrases);
  if (pages.length === 0) return <Notice kind="note">{t('pages.none')}</Notice>;
  return (
    <List>
      {pages.map(({ id, document, isPublished, hasDraft }) => (
        <Row key={id}>
          <DeskLink to={`/pages/${encodeURIComponent(id)}/`}>{document.name}</DeskLink>
          {hasDraft && <span>{t('pages.draft')}</span>}
          {!isPublished && <span>{t('pages.unpublished')}</span>}
        </Row>
      ))}
    </List>
  );
}
