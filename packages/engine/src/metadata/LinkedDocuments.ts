/** What the host serves besides pages. Paths begin with a slash. */
export interface LinkedDocuments {
  /** Forms of a feed, each below the page whose stories it has; the first one is that of most readers. */
  readonly feeds: readonly {
    /** The last segment of its path. */
    readonly file: string;
    readonly type: string;
    /** As it is called, such as `RSS`. */
    readonly name: string;
  }[];
  readonly searchDescription: string;
  readonly manifest: string;
  readonly touchIcon: string;
}
