import { SECTION_LAYOUT } from '@broadsheet/page-document';
import type { BlockEntry } from './BlockEntry.ts';

/** Returns the layouts that a page can have; that of shared sections is none of them. */
export const listLayouts = (blocks: readonly BlockEntry[]): readonly BlockEntry[] =>
  blocks.filter(({ kind, name }) => kind === 'layout' && name !== SECTION_LAYOUT);
