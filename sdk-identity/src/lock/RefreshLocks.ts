/** The part of the browser's Web Locks that is used; `navigator.locks` fits as it is. */
export interface RefreshLocks {
  request(
    name: string,
    options: { readonly signal: AbortSignal },
    run: () => Promise<void>,
  ): Promise<unknown>;
}
