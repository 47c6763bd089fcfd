/** Runs the wallet buttons in their frame. */
export function runWallets() {
  /** @param {Readonly<Record<string, string>>} sandboxAnswer */
  const tell = (sandboxAnswer) => window.parent.postMessage({ sandboxAnswer }, window.location.origin);
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => tell({ kind: 'click', wallet: button.value }));
    button.addEventListener('focus', () => tell({ kind: 'focus' }));
    button.addEventListener('blur', () => tell({ kind: 'blur' }));
  }
  tell({ kind: 'ready' });
}
