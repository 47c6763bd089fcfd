import type { JsonObject } from '../../json/Json.ts';

/** What the HTML of a body is read beside. */
export interface HtmlContext {
  /** The old site, such as `https://www.example.com/blog/`: what relative URLs start from. */
  readonly baseUrl: string | undefined;
  /** Whether line breaks of the text are paragraphs, as editors without markup have it. */
  readonly hasLineBreaks?: boolean | undefined;
  /** An image of the old site by the id that it has there, or by its URL. */
  readonly findImage?:
    ((key: { readonly id?: string | undefined; readonly url: string }) => JsonObject | undefined) | undefined;
  /** The images of a gallery that is written as ids. */
  readonly findGallery?: ((ids: readonly string[]) => readonly JsonObject[]) | undefined;
  /** Takes what cannot be kept as it was, a sentence at a time. */
  readonly onLost: (reason: string) => void;
}
