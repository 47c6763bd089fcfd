/** The documents other than pages that the host serves. Paths begin with a slash. */
export interface LinkedDocuments {
  /** Forms of a feed, each below the page whose stories it has; the first one is that of most readers. */
  readonly feeds: readonly {
    /** The last segment of the document's path. */
    readonly file: string;
    readonly type: string;
    /** The name of the format, e.g. `RSS`. */
    readonly name: string;
  }[];
  readonly searchDescription: string;
  readonly manifest: string;
  readonly touchIcon: string;
}
