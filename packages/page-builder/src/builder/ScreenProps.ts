/** What every screen of the page builder gets from its address. */
export interface ScreenProps {
  /** The values of the `:names` in the screen's path. */
  readonly params: Readonly<Record<string, string>>;
  /** The query values of the URL. */
  readonly query?: Readonly<Record<string, string>>;
}
