export interface EmbedOptions {
  /** Hosts whose frames a site allows beyond the built-in ones, exact names such as `maps.example.com`. */
  readonly embedHosts?: readonly string[];
}
