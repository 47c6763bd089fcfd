/**
 * Hides the parts of a page for readers without script. The frames of the page builder run no script, but should show the
 * page of readers who have it.
 */
export function hideScriptless(shown: Document): void {
  for (const element of shown.querySelectorAll('noscript')) element.style.display = 'none';
}
