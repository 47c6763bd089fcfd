import { readFile, writeFile } from 'node:fs/promises';

const begin = (part: string) => `<!-- results:${part} -->`;
const end = (part: string) => `<!-- /results:${part} -->`;

/**
 * Inserts a report between the marks of its part; the results of other parts stay.
 * @throws Error when the document has no marks for the part
 */
export function replaceResults(document: string, part: string, report: string): string {
  const from = document.indexOf(begin(part));
  const to = document.indexOf(end(part));
  if (from === -1 || to < from)
    throw new Error(
      `The document has no place for "${part}": put "${begin(part)}" and "${end(part)}" where it goes.`,
    );
  return `${document.slice(0, from)}${begin(part)}\n\n${report}\n\n${document.slice(to)}`;
}

export async function writeResults(file: string, part: string, report: string): Promise<void> {
  await writeFile(file, replaceResults(await readFile(file, 'utf8'), part, report));
}
