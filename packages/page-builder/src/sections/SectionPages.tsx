'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { PageEntry } from '../pages/PageEntry.ts';
import { listHolders } from './listSections.ts';
import { PageNames } from './PageNames.tsx';
import { phrases } from './phrases.ts';

export interface SectionPagesProps {
  /** The id of the section. */
  readonly section: string;
  readonly pages: readonly PageEntry[];
}

/** Renders the pages whose newest drafts show a section, each with a link to it. */
export function SectionPages({ section, pages }: SectionPagesProps) {
  const t = usePhrases(phrases);
  const holders = listHolders(pages, section);
  if (holders.length === 0) return <p>{t('sections.uses.none')}</p>;
  const named = holders.map(({ id, document: { name } }) => ({ id, name }));
  return <PageNames title={t('sections.uses', { n: holders.length })} pages={named} />;
}
