/** Adds modal dialogs to a document that lacks them. */
export function createModalBrowser(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  const methods = {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
      this.dispatchEvent(new Event('close'));
    },
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(HTMLDialogElement.prototype, name, { configurable: true, value });
}
