'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useMemo } from 'react';
import type { OtherWords } from './findBlocks.ts';
import { phrases } from './phrases.ts';

/** The blocks that editors look for by other words than their titles and descriptions have. */
const NAMES = [
  'ads',
  'alert-bar',
  'card-list',
  'divider',
  'gallery',
  'hero',
  'htmlbox',
  'newsletter-signup',
  'text',
  'top-table-list',
  'video-player',
] as const;

/** Returns other words for blocks in the editor's language. */
export function useOtherWords(): OtherWords {
  const t = usePhrases(phrases);
  return useMemo(() => new Map(NAMES.map((name) => [name, t(`palette.words.${name}`)])), [t]);
}
