/** A point of the original, in its pixels: what a cut keeps inside. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Where the original of an image is, and what its document says about it. */
export type Original = {
  /** Of the image's document; where it is absent a cut looks for what stands out. */
  readonly focalPoint?: FocalPoint | undefined;
} & (
  | /** A file on this machine. An SVG file is only sent from a place that the site's makers fill themselves. */
    { readonly kind: 'file'; readonly file: string; readonly isTrusted: boolean }
    /** A URL elsewhere, asked only when its host is on the list of the service. */
  | { readonly kind: 'remote'; readonly url: string }
);

/**
 * Finds the original of what was signed: an image id, a rooted path or a web URL.
 *
 * @returns `undefined` when there is none
 */
export type FindOriginal = (value: string) => Promise<Original | undefined>;
