import { awaitAnswer } from './awaitAnswer.js';

/** Milliseconds between two checks whether the window is still open. */
const LOOK_MS = 250;

/**
 * Opens a panel in a window of its own. Call it in a click handler, because browsers block it otherwise.
 *
 * @param {string} path with its query
 * @param {(answer: import('./awaitAnswer.js').Answer) => void} onAnswer called once; `kind` is `blocked` when no
 *   window could be opened and `closed` when it was closed without an answer
 */
export function openPanel(path, onAnswer) {
  const panel = window.open(path, '_blank', 'popup,width=480,height=760');
  if (panel === null) {
    onAnswer({ kind: 'blocked' });
    return;
  }
  let timer = 0;
  let wasClosed = false;
  const stop = awaitAnswer(
    () => panel,
    (answer) => finish(answer),
  );
  /** @param {import('./awaitAnswer.js').Answer} answer */
  const finish = (answer) => {
    window.clearInterval(timer);
    stop();
    onAnswer(answer);
  };
  timer = window.setInterval(() => {
    // The answer of a window that closes itself may arrive after a check has found it closed.
    if (wasClosed) finish({ kind: 'closed' });
    wasClosed = panel.closed;
  }, LOOK_MS);
}
