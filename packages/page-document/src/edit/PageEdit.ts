import type { BlockNode, BlockSettings, PageDocument } from '../document/PageDocument.ts';
import type { ColumnPosition } from '../document/nodes.ts';

/** The settings of a page: everything except its blocks and id. */
export type PageSettings = Pick<PageDocument, 'name' | 'match' | 'pageType' | 'content' | 'meta' | 'layout'>;

/**
 * One change of a page. Plain data, so that it can be stored, sent and undone. `applyEdit` ignores the columns of positions:
 * `keepColumns` replaces them by changes of the chain's counts.
 */
export type PageEdit =
  /** Inserts a block with everything inside it. */
  | { readonly kind: 'insert'; readonly node: BlockNode; readonly at: ColumnPosition }
  /** Removes a block with everything inside it. */
  | { readonly kind: 'remove'; readonly id: string }
  /** Moves a block. The index of the position counts without the block itself. */
  | { readonly kind: 'move'; readonly id: string; readonly to: ColumnPosition }
  | {
      readonly kind: 'setFields';
      readonly id: string;
      readonly set: Readonly<Record<string, unknown>>;
      /** The names of fields to remove from the document. */
      readonly unset: readonly string[];
    }
  /** Sets what editors set about a block apart from its fields. */
  | {
      readonly kind: 'setBlock';
      readonly id: string;
      readonly set: Partial<BlockSettings>;
      /** The names of settings to remove from the document. */
      readonly unset: readonly (keyof BlockSettings)[];
    }
  | { readonly kind: 'setPage'; readonly settings: Partial<PageSettings> }
  /** Several edits in a row, each on the page that the one before it leaves. All are done and undone together, or none. */
  | { readonly kind: 'all'; readonly edits: readonly PageEdit[] };

/** The reason why an edit was refused; the page stays as it was. */
export type EditRefusal =
  /** The edit names a block that the page does not have. */
  | 'no-such-block'
  /** A block to insert, or one inside it, has an id that the page already has, or an id occurs twice in the block. */
  | 'id-taken'
  /** A block cannot be moved into itself. */
  | 'into-itself';

export type EditResult =
  | {
      readonly kind: 'done';
      readonly page: PageDocument;
      /** The edit that undoes this one on the resulting page. */
      readonly inverse: PageEdit;
    }
  | { readonly kind: 'refused'; readonly reason: EditRefusal };
