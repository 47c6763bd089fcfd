/** Sends a panel's answer to the page that waits for it, and closes the panel's window. */
export function sendAnswer() {
  const text = document.getElementById('answer')?.dataset['answer'];
  const isFramed = window.parent !== window;
  /** @type {Window | null} */
  const asker = isFramed ? window.parent : window.opener;
  if (text === undefined || asker === null) return;
  asker.postMessage({ sandboxAnswer: JSON.parse(text) }, window.location.origin);
  if (!isFramed) window.close();
}
