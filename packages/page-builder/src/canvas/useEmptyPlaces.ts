'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useLayoutEffect } from 'react';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { findEmptyPlaces } from './findEmptyPlaces.ts';
import { phrases } from './phrases.ts';
import type { Preview } from './usePreview.ts';

/** Shows an editor the chains of the page that have no blocks yet, and the selected block where it shows nothing. */
export function useEmptyPlaces(shown: Preview['shown']): void {
  const t = usePhrases(phrases);
  const { store, catalogue, canEdit } = useEditing();
  const selected = usePageState((state) => state.selected);
  useLayoutEffect(() => {
    if (shown === undefined || !canEdit) return;
    const { preview } = shown;
    const holds = (block: string) => catalogue.get(block)?.kind === 'chain';
    // Measured without the room that was given before.
    preview.showEmpty([]);
    const places = findEmptyPlaces(store.get().page, preview, {
      selected,
      holds,
      textOf: (block) =>
        t(holds(block) ? 'canvas.empty' : 'canvas.blank', { name: catalogue.titleOf(block) }),
    });
    preview.showEmpty(places);
  }, [shown, selected, store, catalogue, canEdit, t]);
}
