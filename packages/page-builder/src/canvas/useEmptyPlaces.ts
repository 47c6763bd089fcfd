'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useLayoutEffect } from 'react';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { findEmptyPlaces } from './findEmptyPlaces.ts';
import { phrases } from './phrases.ts';
import type { Preview } from './usePreview.ts';

/**
 * Adds room in the preview to chains without blocks, and to the selected block if it shows nothing. It measures the page in
 * the next frame before that is painted, when everything else has been changed: measuring earlier would lay out the page
 * twice.
 */
export function useEmptyPlaces(shown: Preview['shown']): void {
  const t = usePhrases(phrases);
  const { store, catalogue, canEdit } = useEditing();
  const selected = usePageState((state) => state.selected);
  useLayoutEffect(() => {
    if (shown === undefined || !canEdit) return undefined;
    const { preview } = shown;
    const holds = (block: string) => catalogue.get(block)?.kind === 'chain';
    const frame = requestAnimationFrame(() => {
      // Room from before is removed before measuring.
      preview.showEmpty([]);
      const places = findEmptyPlaces(store.get().page, preview, {
        selected,
        holds,
        textOf: (block) =>
          t(holds(block) ? 'canvas.empty' : 'canvas.blank', { name: catalogue.titleOf(block) }),
      });
      preview.showEmpty(places);
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, selected, store, catalogue, canEdit, t]);
}
