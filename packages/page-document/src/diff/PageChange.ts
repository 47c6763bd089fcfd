import type { BlockNode, BlockSettings } from '../document/PageDocument.ts';
import type { Position } from '../document/nodes.ts';
import type { PageSettings } from '../edit/PageEdit.ts';

/** One difference between two versions of a page, to be described or merged. */
export type PageChange =
  /** The block includes everything inside it. */
  | { readonly kind: 'added'; readonly node: BlockNode; readonly at: Position }
  | { readonly kind: 'removed'; readonly node: BlockNode; readonly from: Position }
  | { readonly kind: 'moved'; readonly node: BlockNode; readonly from: Position; readonly to: Position }
  | {
      readonly kind: 'changed';
      readonly before: BlockNode;
      readonly after: BlockNode;
      readonly fields: readonly string[];
    }
  /** What editors set about the block apart from its fields. */
  | {
      readonly kind: 'set';
      readonly before: BlockNode;
      readonly after: BlockNode;
      readonly names: readonly (keyof BlockSettings)[];
    }
  /** A block of another kind has the same id. */
  | { readonly kind: 'replaced'; readonly before: BlockNode; readonly after: BlockNode }
  | { readonly kind: 'settings'; readonly names: readonly (keyof PageSettings)[] };
