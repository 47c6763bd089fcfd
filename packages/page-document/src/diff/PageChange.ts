import type { BlockNode } from '../document/PageDocument.ts';
import type { Position } from '../document/nodes.ts';
import type { PageSettings } from '../edit/PageEdit.ts';

/** What one version of a page has otherwise than another, for people and for merging. */
export type PageChange =
  /** With all that is inside it. */
  | { readonly kind: 'added'; readonly node: BlockNode; readonly at: Position }
  | { readonly kind: 'removed'; readonly node: BlockNode; readonly from: Position }
  | { readonly kind: 'moved'; readonly node: BlockNode; readonly from: Position; readonly to: Position }
  | {
      readonly kind: 'changed';
      readonly before: BlockNode;
      readonly after: BlockNode;
      readonly fields: readonly string[];
    }
  /** Another block has taken the id. */
  | { readonly kind: 'replaced'; readonly before: BlockNode; readonly after: BlockNode }
  | { readonly kind: 'settings'; readonly names: readonly (keyof PageSettings)[] };
