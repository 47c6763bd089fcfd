'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { changePhrases, describeMatch, listExperiments } from '@broadsheet/page-document';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { futurePreviewPath } from '../builder/futurePreviewPath.ts';
import { mayAct } from '../session/Role.ts';
import type { PageEntry } from './PageEntry.ts';
import { phrases } from './phrases.ts';

/** The list of pages, whose last column is as wide as the buttons are in the language. */
export const Rows = styled.ul`
  list-style: none;
  @media (width >= 48rem) {
    display: grid;
    grid-template-columns: minmax(12rem, 2fr) minmax(10rem, 1fr) auto;
    column-gap: 1rem;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  row-gap: 0.25rem;
  align-items: center;
  padding-block: 0.4rem;
  border-block-end: 1px solid ${token('rule')};
  @media (width < 48rem) {
    grid-template-columns: 1fr;
  }
`;

export const Small = styled.span`
  display: block;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
  overflow-wrap: anywhere;
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  @media (width >= 48rem) {
    justify-content: end;
  }
`;

/** The button that deletes, set apart from its neighbours. */
const Apart = styled(ToolButton)`
  margin-inline-start: 1.5rem;
`;

export type PageAct = 'rename' | 'move' | 'copy' | 'delete';

export interface PageRowProps {
  readonly page: PageEntry;
  readonly onAct: (act: PageAct) => void;
}

/** Renders whether readers see the page and since when, and its draft and schedule. */
export function PageStanding({ page }: Pick<PageRowProps, 'page'>) {
  const { document, isPublished, published, saved, schedule } = page;
  const t = usePhrases(phrases);
  const format = useFormat();
  const when = saved && { when: format.dateTime(saved.at), name: saved.editorName };
  const path = document.match.kind === 'path' ? document.match.path : '/';
  const moments = [
    ['pages.publishes', schedule.publishAt],
    ['pages.unpublishes', schedule.unpublishAt],
  ] as const;
  return (
    <div>
      {published === undefined
        ? t(isPublished ? 'pages.published' : 'pages.unpublished')
        : t('pages.publishedBy', { when: format.dateTime(published.at), name: published.editorName })}
      {when !== undefined && (
        <Small>{t(when.name === '' ? 'pages.draftBy' : 'pages.draftByName', when)}</Small>
      )}
      {moments.map(
        ([key, moment]) =>
          moment !== undefined && (
            <Small key={key}>
              <ScreenLink to={futurePreviewPath({ path, at: moment })}>
                {t(key, { when: format.dateTime(moment) })}
              </ScreenLink>
            </Small>
          ),
      )}
    </div>
  );
}

/** Renders a page of the list: what it is for, its state, and the actions on it. */
export function PageRow({ page, onAct }: PageRowProps) {
  const { id, document, isPublished } = page;
  const t = usePhrases(phrases);
  const formatChange = usePhrases(changePhrases);
  const experiments = listExperiments(document).size;
  const { editor } = useBuilder();
  const mayChange = mayAct(editor.role, isPublished ? 'publisher' : 'editor');
  const acts: readonly PageAct[] = [
    ...(mayAct(editor.role, 'editor') ? (['rename', 'copy'] as const) : []),
    ...(mayChange && document.match.kind === 'path' ? (['move'] as const) : []),
    ...(mayChange ? (['delete'] as const) : []),
  ];
  return (
    <Row>
      <div>
        <ScreenLink to={`/pages/${encodeURIComponent(id)}/`}>{document.name}</ScreenLink>
        <Small>{describeMatch(document.match, formatChange)}</Small>
        {experiments > 0 && <Small>{t('pages.experiments', { n: experiments })}</Small>}
      </div>
      <PageStanding page={page} />
      <Acts>
        {acts.map((act) => {
          const ActButton = act === 'delete' ? Apart : ToolButton;
          return (
            <ActButton
              key={act}
              aria-label={t('pages.actionOf', { action: t(`pages.${act}`), name: document.name })}
              onClick={() => onAct(act)}
            >
              {t(`pages.${act}`)}
            </ActButton>
          );
        })}
      </Acts>
    </Row>
  );
}
