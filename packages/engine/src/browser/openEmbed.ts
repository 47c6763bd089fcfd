/**
 * Embeds of other sites open at a click: until then nothing of theirs is loaded and nothing of the reader's is sent.
 * Without script the figure is a link to the original.
 */
export function openEmbeds(root: Document): void {
  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey) return;
    const figure = event.target.closest('[data-embed-src]');
    const address = figure?.getAttribute('data-embed-src');
    if (!figure || !address?.startsWith('https://')) return;
    event.preventDefault();
    const frame = root.createElement('iframe');
    frame.src = address;
    frame.allowFullscreen = true;
    frame.title = figure.textContent ?? '';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation');
    frame.style.cssText = 'inline-size:100%;border:0;aspect-ratio:16/9';
    const ratio = figure.getAttribute('data-ratio');
    if (ratio !== null && Number(ratio) > 0) frame.style.aspectRatio = String(1 / Number(ratio));
    figure.removeAttribute('data-embed-src');
    figure.replaceChildren(frame);
  });
}
