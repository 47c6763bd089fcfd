/** A list of stories for feed readers, before it is written as RSS, Atom or JSON. URLs are absolute, texts plain. */
export interface Feed {
  readonly title: string;
  readonly description?: string | undefined;
  /** Of the page that lists the same. */
  readonly homeUrl: string;
  readonly selfUrl: string;
  /** Language tag of BCP 47. */
  readonly language?: string | undefined;
  readonly copyright?: string | undefined;
  readonly siteName: string;
  /** Wide and square; for JSON Feed and Atom. */
  readonly logo?: string | undefined;
  readonly icon?: string | undefined;
  /** When something in it changed last, in milliseconds since 1970; absent without items. */
  readonly updated?: number | undefined;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** Stays when the story gets another URL. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary?: string | undefined;
  /** Clean HTML with absolute URLs; absent in feeds of summaries. Of a locked story its teaser. */
  readonly html?: string | undefined;
  /** Milliseconds since 1970. */
  readonly published?: number | undefined;
  readonly updated?: number | undefined;
  readonly authors: readonly FeedAuthor[];
  readonly categories: readonly string[];
  readonly image?: FeedImage | undefined;
  readonly attachments: readonly FeedMedia[];
}

export interface FeedAuthor {
  readonly name: string;
  readonly url?: string | undefined;
}

export interface FeedMedia {
  readonly url: string;
  /** Media type, such as `image/jpeg`. */
  readonly type: string | undefined;
  /** In bytes. */
  readonly length?: number | undefined;
}

export interface FeedImage extends FeedMedia {
  readonly alt?: string | undefined;
  readonly caption?: string | undefined;
  readonly credit?: string | undefined;
}
