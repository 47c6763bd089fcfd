/** One element of a page's markup, as the rules need it. */
export interface MarkedElement {
  /** The element's name in lower case, e.g. `img`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The id of the innermost block around the element, as the preview writes it; absent outside all blocks. */
  readonly blockId: string | undefined;
  /** The id of the innermost block of a shared section around the element, as the preview writes it; absent outside sections. */
  readonly partId?: string | undefined;
  /** All text inside, including alternative texts of images, trimmed. */
  readonly text: string;
  /** Whether assistive technology ignores the element or an element around it. */
  readonly isHidden: boolean;
  /** The names of the elements around it, the innermost last. */
  readonly within: readonly string[];
}

export interface PageMarkup {
  /**
   * The elements that rules look at, in document order: headings, images, links, frames, titles, meta elements, and all
   * with an id or a style.
   */
  readonly elements: readonly MarkedElement[];
  /** The ids of the blocks that the preview marks, in document order. */
  readonly blockIds: readonly string[];
  /** The ids of blocks that show nothing: neither text nor an image, a frame or a control. */
  readonly emptyBlockIds: ReadonlySet<string>;
  /** The size in UTF-8, without the preview's comments. */
  readonly bytes: number;
}
