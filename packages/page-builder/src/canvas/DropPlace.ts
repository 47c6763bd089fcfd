import type { Box } from './PreviewDocument.ts';

/** The places of a drag, in pixels of the frame. */
export interface DropPlace {
  /** The box where a drop would take effect; `undefined` if it is shown already. */
  readonly box: Box | undefined;
  /** The name of what the block would be dropped into; empty for an image. */
  readonly name: string;
  /** The columns without blocks, with their names. */
  readonly columns: readonly { readonly name: string; readonly box: Box }[];
}

/** The place where a drop would take effect. */
export interface DropAim {
  readonly shown: DropPlace;
  put(): void;
}
