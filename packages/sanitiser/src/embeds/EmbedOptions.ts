/** A site's rules for frames of other sites; all are optional. */
export interface EmbedOptions {
  /**
   * Hosts whose frames a site allows in addition to those of the known providers; exact names such as `maps.example.com`.
   */
  readonly hosts?: readonly string[] | undefined;
  /**
   * Hosts of known providers, or of scripts, that a site blocks; their embeds become links. One name of a provider's hosts
   * blocks all of them.
   */
  readonly blocked?: readonly string[] | undefined;
  /** `click`, the default: embeds load at a click. `direct`: near the viewport, if the reader has agreed to embeds. */
  readonly load?: 'click' | 'direct' | undefined;
}
