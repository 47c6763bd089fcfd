/**
 * A shared section: blocks under a name that several pages show. It is stored as a page document without a path, in which all
 * blocks are in one area, so that it has drafts, versions and schedules as pages have.
 */
import type { BlockNode, PageDocument } from '../document/PageDocument.ts';

/** The registered name of the layout in which a section is edited. The engine has it. */
export const SECTION_LAYOUT = 'shared-section-layout';

/** The area of that layout. */
export const SECTION_AREA = 'blocks';

/** Returns whether a document is a shared section and not a page. */
export const isSection = ({ match }: Pick<PageDocument, 'match'>): boolean => match.kind === 'shared-section';

/** Returns the blocks of a section; they may have been imported into any area. */
export const getSectionBlocks = ({ areas }: Pick<PageDocument, 'areas'>): readonly BlockNode[] =>
  Object.values(areas).flat();

export interface NewSection {
  readonly id: string;
  /** The name that editors see. */
  readonly name: string;
  /** Its blocks, with ids that are unique in the section. */
  readonly blocks: readonly BlockNode[];
}

/** Creates the document of a section. */
export const createSection = ({ id, name, blocks }: NewSection): PageDocument => ({
  id,
  name,
  match: { kind: 'shared-section' },
  pageType: '',
  content: undefined,
  meta: {},
  layout: SECTION_LAYOUT,
  areas: blocks.length === 0 ? {} : { [SECTION_AREA]: blocks },
});
