import type { JsonObject } from '../../json/Json.ts';

/** The context in which the HTML of a body is converted. */
export interface HtmlContext {
  /** The URL of the old site, such as `https://www.example.com/blog/`; relative URLs are resolved against it. */
  readonly baseUrl: string | undefined;
  /** Whether blank lines in the text separate paragraphs, as in editors that write no paragraph markup. */
  readonly hasLineBreaks?: boolean | undefined;
  /** Finds an image of the old site by its id there, or by its URL. */
  readonly findImage?:
    ((key: { readonly id?: string | undefined; readonly url: string }) => JsonObject | undefined) | undefined;
  /** Finds the images of a gallery by their ids. */
  readonly findGallery?: ((ids: readonly string[]) => readonly JsonObject[]) | undefined;
  /** Called for everything that cannot be kept unchanged. `reason` is part of a sentence for people. */
  readonly onLost: (reason: string) => void;
}
