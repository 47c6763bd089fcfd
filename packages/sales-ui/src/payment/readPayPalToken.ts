/** Reads the `token` that PayPal adds to the URL of the page it sends a reader back to. */
export const readPayPalToken = (url: string): string | undefined =>
  new URLSearchParams(url.replace(/#.*$/s, '').split('?')[1] ?? '').get('token') || undefined;
