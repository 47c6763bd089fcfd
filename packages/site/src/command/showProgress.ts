import type { ImportProgress } from '@broadsheet/platform';
import type { Terminal } from './CommandLine.ts';

/** The documents of an archive after which a log gets another line. */
const DOCUMENTS_A_LINE = 10_000;

/**
 * Returns a function that shows progress: one line that counts up on a terminal; in a log, one line for each tenth of the
 * work, and for each ten thousand documents.
 */
export function showProgress(title: string, terminal: Terminal): (progress: ImportProgress) => void {
  let shownTenth = -1;
  let shownDocuments = 0;
  let widest = 0;
  return ({ filesDone, filesTotal, unit = 'files', documents }) => {
    // The next archive starts at zero.
    if (filesDone === 0 && documents === undefined) {
      shownTenth = -1;
      shownDocuments = 0;
    }
    const isDone = filesDone === filesTotal;
    const more = documents === undefined ? '' : `, ${documents} documents`;
    const line = `${title}: ${filesDone} of ${filesTotal} ${unit}${more}`;
    // A shorter line must cover all of the longer one before it.
    if (terminal.isTTY) terminal.write(`\r${line.padEnd(widest)}${isDone ? '\n' : ''}`);
    widest = Math.max(widest, line.length);
    const tenth = Math.floor((filesDone * 10) / Math.max(filesTotal, 1));
    const isFurther = documents !== undefined && documents >= shownDocuments + DOCUMENTS_A_LINE;
    if (!terminal.isTTY && (tenth > shownTenth || isFurther)) terminal.write(`${line}\n`);
    shownTenth = tenth;
    if (isFurther) shownDocuments = documents;
  };
}
