import type { JsonLd } from '../json-ld/JsonLd.ts';

/** Tags of the document's head. Values are plain text; `renderHead` escapes them. */
export type HeadTag =
  | { readonly tag: 'meta'; readonly attributes: MetaAttributes }
  | { readonly tag: 'link'; readonly attributes: LinkAttributes };

/** `type`, `title`, `hreflang` and the like stand beside the two that every link has. */
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
  /** In the order of the document; the canonical link is the last. */
  readonly tags: readonly HeadTag[];
  /** The URL of the canonical link among `tags`, for callers that need it alone. */
  readonly canonical?: string;
  readonly jsonLd: readonly JsonLd[];
}
