import { createReadStream } from 'node:fs';
import { parseJson } from '../json/Json.ts';
import type { SourceItem } from './ImportSource.ts';

/** A document in characters: 8 million. */
const LONGEST_LINE = 8 * 1024 * 1024;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export interface LinesSource {
  /** What is named as the place of the lines. */
  readonly file: string;
  /** Its bytes; read from the file when left out. */
  readonly chunks?: AsyncIterable<unknown> | undefined;
  /** The file in an archive that they stand in. */
  readonly member?: string | undefined;
}

function readLine(source: LinesSource, line: string, number: number): SourceItem | undefined {
  const { file } = source;
  const path = `${placeOf(source, number)} $`;
  if (line.trim() === '') return undefined;
  if (line.length > LONGEST_LINE)
    return { kind: 'rejected', file, path, reason: `the line is longer than ${LONGEST_LINE} characters` };
  try {
    return { kind: 'document', file, path, value: parseJson(line) };
  } catch (error) {
    return { kind: 'rejected', file, path, reason: `the line is not valid JSON: ${messageOf(error)}` };
  }
}

const placeOf = ({ member }: LinesSource, number: number): string =>
  member === undefined ? `line ${number}` : `${member} line ${number}`;

/** Reads a file of documents, one a line, as long as it may be. Never throws for what it holds. */
export async function* readLines(source: LinesSource): AsyncGenerator<SourceItem> {
  const { file, chunks = createReadStream(file) } = source;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 1;
  let rest = '';
  try {
    for await (const chunk of chunks) {
      const lines = (
        rest + decoder.decode(chunk instanceof Uint8Array ? chunk : undefined, { stream: true })
      ).split('\n');
      rest = lines.pop() ?? '';
      // What is too long is told when it ends; until then no more of it is held.
      if (rest.length > LONGEST_LINE + 1) rest = rest.slice(0, LONGEST_LINE + 1);
      for (const line of lines) {
        const item = readLine(source, line, number);
        if (item !== undefined) yield item;
        number += 1;
      }
    }
  } catch (error) {
    yield {
      kind: 'rejected',
      file,
      path: placeOf(source, number),
      reason: `the file cannot be read: ${messageOf(error)}`,
    };
    return;
  }
  const last = readLine(source, rest, number);
  if (last !== undefined) yield last;
}
