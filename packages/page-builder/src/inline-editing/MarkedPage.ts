/** The parts of a preview that editing in place needs. */
export interface MarkedPage {
  /** Returns the id of the innermost block around an element. */
  blockAt(target: Node): string | undefined;
  /** Returns elements of a block itself, not of blocks inside it. */
  elementsOf(id: string, selector: string): readonly Element[];
}

/** A box in pixels of the frame's viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
