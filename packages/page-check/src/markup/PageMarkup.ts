/** What the rules look at in the markup of a page. */
export interface MarkedElement {
  /** In lower case, e.g. `img`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Id of the innermost block around it, as the preview names it; absent outside all blocks. */
  readonly blockId: string | undefined;
  /** All text inside, alternative texts of images among it, without spaces at both ends. */
  readonly text: string;
  /** Within something that assistive technology passes over. */
  readonly isHidden: boolean;
  /** Names of the elements around it, the innermost last. */
  readonly within: readonly string[];
}

export interface PageMarkup {
  /** In document order: headings, images, links, frames, titles, meta elements, and whatever has an id or a style. */
  readonly elements: readonly MarkedElement[];
  /** Ids of the blocks that the preview marks, in document order. */
  readonly blockIds: readonly string[];
  /** Those of which nothing is seen: neither text nor an image, a frame or a control. */
  readonly emptyBlockIds: ReadonlySet<string>;
  /** UTF-8, without the marks. */
  readonly bytes: number;
}
