import { createReadStream } from 'node:fs';
import { parseJson } from '../json/Json.ts';
import type { SourceItem } from './ImportSource.ts';

/** A document in characters: 8 million. */
const LONGEST_LINE = 8 * 1024 * 1024;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function readLine(file: string, line: string, number: number): SourceItem | undefined {
  const path = `line ${number} $`;
  if (line.trim() === '') return undefined;
  if (line.length > LONGEST_LINE)
    return { kind: 'rejected', file, path, reason: `the line is longer than ${LONGEST_LINE} characters` };
  try {
    return { kind: 'document', file, path, value: parseJson(line) };
  } catch (error) {
    return { kind: 'rejected', file, path, reason: `the line is not valid JSON: ${messageOf(error)}` };
  }
}

/** Reads a file of documents, one a line, as long as it may be. Never throws for what it holds. */
export async function* readLines(file: string): AsyncGenerator<SourceItem> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 1;
  let rest = '';
  try {
    for await (const chunk of createReadStream(file)) {
      const lines = (
        rest + decoder.decode(chunk instanceof Uint8Array ? chunk : undefined, { stream: true })
      ).split('\n');
      rest = lines.pop() ?? '';
      // What is too long is told when it ends; until then no more of it is held.
      if (rest.length > LONGEST_LINE + 1) rest = rest.slice(0, LONGEST_LINE + 1);
      for (const line of lines) {
        const item = readLine(file, line, number);
        if (item !== undefined) yield item;
        number += 1;
      }
    }
  } catch (error) {
    yield {
      kind: 'rejected',
      file,
      path: `line ${number}`,
      reason: `the file cannot be read: ${messageOf(error)}`,
    };
    return;
  }
  const last = readLine(file, rest, number);
  if (last !== undefined) yield last;
}
