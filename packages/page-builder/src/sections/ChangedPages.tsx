'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { Notice } from '../controls/Notice.tsx';
import { phrases as pagePhrases } from '../pages/phrases.ts';
import { readChangedPages } from './readChangedPages.ts';
import { PageNames } from './PageNames.tsx';
import { phrases } from './phrases.ts';

/** Renders the pages that readers see changed when a section is published. @param section the id of the section */
export function ChangedPages({ section }: { readonly section: string }) {
  const t = usePhrases(phrases);
  const onPages = usePhrases(pagePhrases);
  const { client } = useBuilder();
  const read = useRead((signal) => readChangedPages(client, { section, signal }), [client, section]);
  if (read.kind === 'loading') return <Notice kind="wait">{onPages('pages.loading')}</Notice>;
  if (read.kind === 'failed') return <Notice kind="problem">{read.message}</Notice>;
  const { value: pages } = read;
  if (pages.length === 0) return <p>{t('sections.changes.none')}</p>;
  return <PageNames title={t('sections.changes', { n: pages.length })} pages={pages} />;
}
