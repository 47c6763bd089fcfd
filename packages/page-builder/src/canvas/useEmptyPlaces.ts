'use client';
import { findMissingFields, usePhrases } from '@broadsheet/block-kit';
import { readReference } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';
import { useLayoutEffect } from 'react';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { useSitePages } from '../pages/SitePages.ts';
import { findEmptyPlaces } from './findEmptyPlaces.ts';
import { phrases } from './phrases.ts';
import type { Preview } from './usePreview.ts';

/** The largest number of fields that the room of a block names. */
const MOST_NAMED = 3;

/**
 * Adds room in the preview to chains without blocks, and to the selected block if it shows nothing. It measures the page in
 * the next frame before that is painted, when everything else has been changed: measuring earlier would lay out the page
 * twice.
 */
export function useEmptyPlaces(shown: Preview['shown']): void {
  const t = usePhrases(phrases);
  const { store, catalogue, canEdit } = useEditing();
  const { pages } = useSitePages();
  const selected = usePageState((state) => state.selected);
  useLayoutEffect(() => {
    if (shown === undefined || !canEdit) return undefined;
    const { preview } = shown;
    const missingOf = (node: BlockNode) => findMissingFields(node, catalogue.get(node.block)?.fields ?? {});
    const holds = (block: string) => catalogue.get(block)?.kind === 'chain';
    const frame = requestAnimationFrame(() => {
      // Room from before is removed before measuring.
      preview.showEmpty([]);
      const places = findEmptyPlaces(store.get().page, preview, {
        selected,
        holds,
        // What a chain shows is its blocks; its heading may stay out.
        // A section that shows nothing is empty, or gone.
        lacks: (node) =>
          readReference(node) !== undefined || (!holds(node.block) && missingOf(node).length > 0),
        textOf(node) {
          const section = pages.find((page) => page.id === readReference(node));
          const name = section?.document.name ?? catalogue.titleOf(node.block);
          if (holds(node.block)) return t('canvas.empty', { name });
          const missing = missingOf(node).slice(0, MOST_NAMED);
          return missing.length === 0
            ? t('canvas.blank', { name })
            : t('canvas.lacks', { name, fields: missing.join(', ') });
        },
      });
      preview.showEmpty(places);
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, selected, store, catalogue, canEdit, pages, t]);
}
