/**
 * A list of stories for feed readers, before it is written as RSS, Atom or JSON. URLs are absolute, texts contain no
 * markup.
 */
export interface Feed {
  readonly title: string;
  readonly description?: string | undefined;
  /** The URL of the page that lists the same stories. */
  readonly homeUrl: string;
  readonly selfUrl: string;
  /** The language tag by BCP 47. */
  readonly language?: string | undefined;
  readonly copyright?: string | undefined;
  readonly siteName: string;
  /** The URLs of a wide image (`logo`) and a square one (`icon`). */
  readonly logo?: string | undefined;
  readonly icon?: string | undefined;
  /** The time of the last change, in milliseconds since 1970; absent without items. */
  readonly updated?: number | undefined;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** The id of the item, which stays the same when the story gets another URL. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary?: string | undefined;
  /** Sanitised HTML with absolute URLs, for a locked story that of its teaser; absent in feeds of summaries. */
  readonly html?: string | undefined;
  /** The time of publication, in milliseconds since 1970. */
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
  /** The media type, such as `image/jpeg`. */
  readonly type: string | undefined;
  /** The size in bytes. */
  readonly length?: number | undefined;
}

export interface FeedImage extends FeedMedia {
  readonly alt?: string | undefined;
  readonly caption?: string | undefined;
  readonly credit?: string | undefined;
}
