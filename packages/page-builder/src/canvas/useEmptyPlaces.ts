'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useLayoutEffect } from 'react';
import { useEditing } from '../editing/Editing.ts';
import { findEmptyPlaces } from './findEmptyPlaces.ts';
import { phrases } from './phrases.ts';
import type { Preview } from './usePreview.ts';

/** Shows an editor the chains of the page that have no blocks yet, whenever the preview has changed. */
export function useEmptyPlaces(shown: Preview['shown']): void {
  const t = usePhrases(phrases);
  const { store, catalogue, canEdit } = useEditing();
  useLayoutEffect(() => {
    if (shown === undefined || !canEdit) return;
    const { preview } = shown;
    // Measured without the room that was given before.
    preview.showEmpty([]);
    const places = findEmptyPlaces(store.get().page, preview, {
      holds: (block) => catalogue.get(block)?.kind === 'chain',
      textOf: (block) => t('canvas.empty', { name: catalogue.titleOf(block) }),
    });
    preview.showEmpty(places);
  }, [shown, store, catalogue, canEdit, t]);
}
