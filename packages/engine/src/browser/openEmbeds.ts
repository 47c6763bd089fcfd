/**
 * Embeds of other sites open at a click: until then nothing of theirs is loaded and nothing of the reader's is sent.
 * Without script the figure is a link to the original.
 */
// What a reader opens out of an embed, e.g. the film on its own site, is no longer in the sandbox.
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';
const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** By the figure: `data-height` in CSS pixels where the frame is as wide as its column, else `data-ratio`, height / width. */
function setShape({ style }: HTMLIFrameElement, figure: Element): void {
  const height = Number(figure.getAttribute('data-height'));
  const ratio = Number(figure.getAttribute('data-ratio'));
  style.cssText = 'inline-size:100%;border:0';
  if (height > 0) style.blockSize = `${height}px`;
  else style.aspectRatio = ratio > 0 ? String(1 / ratio) : '16 / 9';
}

function openFrame(figure: Element, url: string): HTMLIFrameElement {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- set below, before the frame is in the document
  const frame = figure.ownerDocument.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.setAttribute('allow', ALLOW);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.title = figure.textContent?.trim() ?? '';
  setShape(frame, figure);
  // The URL comes last: it is what starts the loading.
  frame.src = url;
  return frame;
}

export function openEmbeds(root: Document): void {
  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const figure = event.target.closest('[data-embed-src]');
    const url = figure?.getAttribute('data-embed-src');
    if (!figure || !url?.startsWith('https://')) return;
    event.preventDefault();
    const frame = openFrame(figure, url);
    figure.removeAttribute('data-embed-src');
    figure.replaceChildren(frame);
    frame.focus();
  });
}
