/**
 * Adds a vendor's script to the page.
 *
 * @returns a promise that resolves once the script has run, and rejects when it does not load, as with a content blocker
 */
export function addScript(page: Document, url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = page.createElement('script');
  script.src = url;
  script.async = true;
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () =>
    reject(new Error(`${url} did not come. A content blocker may have stopped it.`)),
  );
  page.head.append(script);
  return promise;
}
