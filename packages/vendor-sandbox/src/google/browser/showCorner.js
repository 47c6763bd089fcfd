import { awaitAnswer } from '../../panel/browser/awaitAnswer.js';

/**
 * Shows the panel in the corner of the window, or in the element that the page provides, as One Tap does.
 *
 * @param {string} path with its query
 * @param {Element | null} parent
 * @param {(answer: import('../../panel/browser/awaitAnswer.js').Answer) => void} onAnswer called once
 * @returns {() => void} removes it
 */
export function showCorner(path, parent, onAnswer) {
  const frame = document.createElement('iframe');
  frame.src = path;
  frame.title = 'Sign in with Google';
  Object.assign(frame.style, {
    ...(parent === null
      ? { position: 'fixed', insetBlockStart: '12px', insetInlineEnd: '12px' }
      : { display: 'block', maxInlineSize: '100%' }),
    inlineSize: 'min(400px, calc(100vw - 24px))',
    blockSize: 'min(340px, calc(100vh - 24px))',
    border: '1px solid #747775',
    borderRadius: '4px',
    zIndex: '9999',
  });
  const hide = () => {
    stop();
    frame.remove();
  };
  const stop = awaitAnswer(
    () => frame.contentWindow,
    (answer) => {
      hide();
      onAnswer(answer);
    },
  );
  (parent ?? document.body).append(frame);
  return hide;
}
