import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Element, Node } from './nodes.ts';

/** The context in which the HTML of a body is converted. */
export interface HtmlContext {
  /** The URL against which relative URLs are resolved: of the page, or of the old site. */
  readonly baseUrl: string | undefined;
  /** The URL of the old site, such as `https://www.example.com/blog/`; absent: `baseUrl`. */
  readonly siteUrl?: string | undefined;
  /** Whether blank lines in the text separate paragraphs, as in editors that write no paragraph markup. */
  readonly hasLineBreaks?: boolean | undefined;
  /** Finds an image of the old site by its id there, or by its URL. */
  readonly findImage?:
    ((key: { readonly id?: string | undefined; readonly url: string }) => JsonObject | undefined) | undefined;
  /** Finds the path that a page of the old site has here, where its own address cannot be kept. */
  readonly findPage?: ((url: URL) => string | undefined) | undefined;
  /** Finds the images of a gallery by their ids. */
  readonly findGallery?: ((ids: readonly string[]) => readonly JsonObject[]) | undefined;
  /** The ids that links lead to; absent: those of the links in the same HTML. */
  readonly targets?: ReadonlySet<string> | undefined;
  /** Called for everything that cannot be kept unchanged. `reason` is part of a sentence for people. */
  readonly onLost: (reason: string) => void;
}

/** The state of a conversion at a place in the tree. */
export interface Conversion extends HtmlContext {
  /** The ids in the body that links of the body lead to. */
  readonly targets: ReadonlySet<string>;
  /** The ids of elements that have no element here; the next paragraph takes them. */
  readonly anchors: string[];
  /** The inline elements around the place that have blocks in them, such as a link around a heading; outermost first. */
  readonly wrappers: readonly Element[];
  /** The level of the heading around the place. */
  readonly level?: number | undefined;
  /** Collects the media that stand where only text can be; undefined where there are none. */
  readonly aside?: Element[] | undefined;
  /** What separates blocks where only a line of text can be; absent: a line break. */
  readonly edge?: string | undefined;
  /** Converts nodes to body elements. */
  readonly convert: (nodes: readonly Node[], context: Conversion) => readonly JsonObject[];
}
