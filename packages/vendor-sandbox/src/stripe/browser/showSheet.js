import { awaitAnswer } from '../../panel/browser/awaitAnswer.js';

/**
 * Shows a page of the vendor in a dialog over the site's page, for the bank's question and the wallets. The reader closes it
 * with the vendor page's buttons or the escape key.
 *
 * @param {{ readonly path: string, readonly title: string }} sheet
 * @param {(answer: import('../../panel/browser/awaitAnswer.js').Answer) => void} onAnswer may be called more than
 *   once; `kind` is `left` when the reader closed it
 * @returns {() => void} removes it
 */
export function showSheet({ path, title }, onAnswer) {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  dialog.setAttribute('aria-label', title);
  frame.src = path;
  frame.title = title;
  Object.assign(dialog.style, {
    inlineSize: 'min(30rem, calc(100vw - 2rem))',
    // The page's styles may have reset the margin that centres a dialog.
    margin: 'auto',
    padding: '0',
    border: '1px solid #747775',
    borderRadius: '4px',
    overflow: 'hidden',
  });
  Object.assign(frame.style, {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'min(32rem, calc(100vh - 6rem))',
    border: '0',
  });
  const stop = awaitAnswer(
    () => frame.contentWindow,
    (answer) => onAnswer(answer),
  );
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onAnswer({ kind: 'left' });
  });
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  return () => {
    stop();
    dialog.close();
    dialog.remove();
  };
}
