import type { BlockNode, PageDocument } from '../document/PageDocument.ts';
import type { Position } from '../document/nodes.ts';

/** What a page says besides its blocks. */
export type PageSettings = Pick<PageDocument, 'name' | 'match' | 'pageType' | 'content' | 'meta' | 'layout'>;

/** One change of a page. Plain data: it can be stored, sent and undone. */
export type PageEdit =
  /** Puts a block, and what is inside it, at a position. */
  | { readonly kind: 'insert'; readonly node: BlockNode; readonly at: Position }
  /** Takes a block away, and what is inside it. */
  | { readonly kind: 'remove'; readonly id: string }
  /** The position counts in the page without the block. */
  | { readonly kind: 'move'; readonly id: string; readonly to: Position }
  | {
      readonly kind: 'setFields';
      readonly id: string;
      readonly set: Readonly<Record<string, unknown>>;
      /** Names of fields that the document shall not hold any more. */
      readonly unset: readonly string[];
    }
  | { readonly kind: 'setPage'; readonly settings: Partial<PageSettings> };

/** Why an edit could not be done; the page stays as it was. */
export type EditRefusal =
  /** It is about a block that the page does not have, or no longer. */
  | 'no-such-block'
  /** A block that is to be put in has an id that the page has, or has twice itself. */
  | 'id-taken'
  /** A block cannot be moved into itself. */
  | 'into-itself';

export type EditResult =
  | {
      readonly kind: 'done';
      readonly page: PageDocument;
      /** Undoes it, on the page as it is after it. */
      readonly inverse: PageEdit;
    }
  | { readonly kind: 'refused'; readonly reason: EditRefusal };
