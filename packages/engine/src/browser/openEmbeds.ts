/**
 * Embeds of other sites open at a click: until then nothing of theirs is loaded and nothing of the reader's is sent.
 * Without script the figure is a link to the original.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-presentation';

function openFrame(figure: Element, address: string): HTMLIFrameElement {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- set below, before the frame is in the document
  const frame = figure.ownerDocument.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.src = address;
  frame.allowFullscreen = true;
  frame.title = figure.textContent?.trim() ?? '';
  frame.style.cssText = 'inline-size:100%;border:0;aspect-ratio:16/9';
  const ratio = Number(figure.getAttribute('data-ratio'));
  if (ratio > 0) frame.style.aspectRatio = String(1 / ratio);
  return frame;
}

export function openEmbeds(root: Document): void {
  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const figure = event.target.closest('[data-embed-src]');
    const address = figure?.getAttribute('data-embed-src');
    if (!figure || !address?.startsWith('https://')) return;
    event.preventDefault();
    const frame = openFrame(figure, address);
    figure.removeAttribute('data-embed-src');
    figure.replaceChildren(frame);
    frame.focus();
  });
}
