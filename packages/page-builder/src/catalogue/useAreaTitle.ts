'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { NOT_PLACED } from '@broadsheet/page-document';
import type { Catalogue } from './Catalogue.ts';
import { phrases } from './phrases.ts';

export interface NamedArea {
  /** The registered name of the page's layout. */
  readonly layout: string;
  readonly area: string;
  /** Whether the blocks of the area are placed. Default: whether the layout has it, if the layout is installed. */
  readonly isPlaced?: boolean;
}

/** Returns a function that finds the title of an area; it says so if the blocks there are not placed. */
export function useAreaTitle(catalogue: Catalogue): (named: NamedArea) => string {
  const t = usePhrases(phrases);
  return ({ layout, area, isPlaced = catalogue.get(layout)?.areas.includes(area) ?? true }) => {
    const title = catalogue.areaTitleOf(layout, area);
    if (isPlaced) return title;
    const notPlaced = t('catalogue.notPlaced');
    return area === NOT_PLACED ? notPlaced : `${notPlaced} · ${title}`;
  };
}
