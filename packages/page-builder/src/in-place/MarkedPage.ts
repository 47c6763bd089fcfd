/** A page as the preview shows it, as far as editing in place needs it. */
export interface MarkedPage {
  /** The innermost block that an element belongs to. */
  blockAt(target: Node): string | undefined;
  /** Elements of a block itself, not of blocks inside it. */
  elementsOf(id: string, selector: string): readonly Element[];
}

/** In pixels of the frame's viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
