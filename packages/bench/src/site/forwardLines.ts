import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Prints another program's output, line by line. @returns a function that stops printing; the program may go on */
export function forwardLines(output: Readable, print: (line: string) => void): () => void {
  let isSilent = false;
  createInterface({ input: output }).on('line', (line) => {
    if (!isSilent && line !== '') print(line);
  });
  return () => {
    isSilent = true;
  };
}
