export interface SettingsBody {
  /** The reader's single sign-on key for the comments. */
  readonly disqus?: { readonly ssoKey: string };
}
