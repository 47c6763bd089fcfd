import type { MediaStorage, StoredFile } from '../media/MediaStorage.ts';

/** A point in pixels of the original that stays visible when the image is cropped. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The location of an image's original, and the focal point of its document. */
export type Original = {
  /** The focal point in the image's document; absent: a crop keeps the most salient part. */
  readonly focalPoint?: FocalPoint | undefined;
} & (
  | /** A file on this machine. An SVG file is sent only if it is trusted: from a folder that only the site's developers fill. */
    { readonly kind: 'file'; readonly file: string; readonly isTrusted: boolean }
    /** A file of a storage, where editors and imports put images. An SVG file is never sent. */
  | { readonly kind: 'stored'; readonly storage: MediaStorage; readonly stored: StoredFile }
  /** A URL of another host, which is requested only if the host is on the service's list. */
  | { readonly kind: 'remote'; readonly url: string }
);

/**
 * Finds the original for a signed value: an image id, a path with a leading slash or a web URL.
 *
 * @returns `undefined` when there is none
 */
export type FindOriginal = (value: string) => Promise<Original | undefined>;
