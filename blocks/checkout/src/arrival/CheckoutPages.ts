export interface CheckoutPages {
  /** Redirects to the login page, which leads back here. */
  toLogin(): void;
  /** Redirects to the offers, which lead back here. */
  toOffer(): void;
  /** Redirects to the page after a paid order, and removes the stored form drafts. */
  toSuccess(): void;
  /** Redirects to another page of this site. */
  toPage(url: string): void;
  /** Claims the page redirect, so that no other block leaves for its own target. */
  claim(): void;
}
