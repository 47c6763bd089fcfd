'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { text } from '@broadsheet/client-core';
import { ScreenLink } from '../../builder/ScreenLink.tsx';
import { phrases } from '../pickers/phrases.ts';

export interface CollectionLinkProps {
  /** The query of a source of collections. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Renders the link to the collection that a block shows; nothing until one is chosen. */
export function CollectionLink({ values }: CollectionLinkProps) {
  const t = usePhrases(phrases);
  const [id = '', alias = ''] = [text(values['_id']), text(values['content_alias'])];
  if (id === '' && alias === '') return null;
  const to = id === '' ? `alias/${encodeURIComponent(alias)}` : encodeURIComponent(id);
  return <ScreenLink to={`/collections/${to}/`}>{t('pickers.editCollection')}</ScreenLink>;
}
