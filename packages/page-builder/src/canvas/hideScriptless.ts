/**
 * Takes out of sight what a page says to readers without script. The frames of the builder run none, but what they show is the
 * page of readers who have it.
 */
export function hideScriptless(shown: Document): void {
  for (const element of shown.querySelectorAll('noscript')) element.style.display = 'none';
}
