import { awaitAnswer } from '../../panel/browser/awaitAnswer.js';

/**
 * Shows the panel in a corner of the page, as One Tap does; where it would lie over a form in the middle, at the end of the page.
 *
 * @param {string} path with its query
 * @param {Element} parent
 * @param {(answer: import('../../panel/browser/awaitAnswer.js').Answer) => void} onAnswer called once
 * @returns {() => void} takes it away
 */
export function showCorner(path, parent, onAnswer) {
  const isNarrow = innerWidth < 1240;
  const frame = document.createElement('iframe');
  frame.src = path;
  frame.title = 'Sign in with Google';
  Object.assign(frame.style, {
    position: 'fixed',
    [isNarrow ? 'insetBlockEnd' : 'insetBlockStart']: '12px',
    insetInlineEnd: '12px',
    inlineSize: 'min(400px, calc(100vw - 24px))',
    blockSize: isNarrow ? 'min(260px, 35vh)' : 'min(340px, calc(100vh - 24px))',
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
  parent.append(frame);
  return hide;
}
