import type { JsonLd } from '../json-ld/JsonLd.ts';

/** A tag of the document's head. Values are plain text; `renderHead` escapes them. */
export type HeadTag =
  | { readonly tag: 'meta'; readonly attributes: MetaAttributes }
  | { readonly tag: 'link'; readonly attributes: LinkAttributes };

/** The attributes of a link: the two that every link has, and `type`, `title`, `hreflang` and the like. */
export type LinkAttributes = Readonly<Record<string, string>> & {
  readonly rel: string;
  readonly href: string;
};

export type MetaAttributes =
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | { readonly 'http-equiv': string; readonly content: string };

export interface PageMetadata {
  readonly title: string;
  /** The tags in document order; the canonical link is the last. */
  readonly tags: readonly HeadTag[];
  /** The URL of the canonical link among `tags`, for callers that need it alone. */
  readonly canonical?: string;
  readonly jsonLd: readonly JsonLd[];
}
