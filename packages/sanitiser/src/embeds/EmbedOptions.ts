/** What a site allows of other sites' frames; everything may be left out. */
export interface EmbedOptions {
  /** Hosts whose frames a site allows beyond the known providers', exact names such as `maps.example.com`. */
  readonly hosts?: readonly string[] | undefined;
  /** Hosts of known providers, or of scripts, that a site does not want; their embeds become links. */
  readonly blocked?: readonly string[] | undefined;
  /** `click`, the default: nothing of another site loads before the reader asks. `direct`: when the reader is near. */
  readonly load?: 'click' | 'direct' | undefined;
}
