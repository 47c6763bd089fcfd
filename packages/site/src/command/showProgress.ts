import type { ImportProgress } from '@broadsheet/platform';
import type { Terminal } from './CommandLine.ts';

/**
 * Returns a function that shows progress: one line that counts up on a terminal; in a log, one line for each tenth of the
 * work.
 */
export function showProgress(title: string, terminal: Terminal): (progress: ImportProgress) => void {
  let shownTenth = -1;
  return ({ filesDone, filesTotal, unit = 'files' }) => {
    // The next archive starts at zero.
    if (filesDone === 0) shownTenth = -1;
    const isDone = filesDone === filesTotal;
    const line = `${title}: ${filesDone} of ${filesTotal} ${unit}`;
    if (terminal.isTTY) terminal.write(`\r${line}${isDone ? '\n' : ''}`);
    const tenth = Math.floor((filesDone * 10) / Math.max(filesTotal, 1));
    if (!terminal.isTTY && tenth > shownTenth) terminal.write(`${line}\n`);
    shownTenth = tenth;
  };
}
