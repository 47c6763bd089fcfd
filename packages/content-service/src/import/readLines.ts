import { getErrorMessage } from '@broadsheet/client-core';
import { createReadStream } from 'node:fs';
import { parseJson } from '@broadsheet/service-kit/json';
import type { SourceItem } from './ImportSource.ts';

/** The longest accepted line, in characters: 8 Mi. */
const LONGEST_LINE = 8 * 1024 * 1024;

export interface LinesSource {
  /** The file that is named as the place of the lines. */
  readonly file: string;
  /** The bytes of the lines; absent: those of `file`. */
  readonly chunks?: AsyncIterable<unknown> | undefined;
  /** The name of the lines' file in the archive `file`. */
  readonly member?: string | undefined;
}

function readLine(source: LinesSource, line: string, number: number): SourceItem | undefined {
  const { file } = source;
  const path = `${getPlace(source, number)} $`;
  if (line.trim() === '') return undefined;
  if (line.length > LONGEST_LINE)
    return { kind: 'rejected', file, path, reason: `the line is longer than ${LONGEST_LINE} characters` };
  try {
    return { kind: 'document', file, path, value: parseJson(line) };
  } catch (error) {
    return { kind: 'rejected', file, path, reason: `the line is not valid JSON: ${getErrorMessage(error)}` };
  }
}

const getPlace = ({ member }: LinesSource, number: number): string =>
  member === undefined ? `line ${number}` : `${member} line ${number}`;

/** Streams a file of any length with one document a line. Reports invalid content as rejected and never throws for it. */
export async function* readLines(source: LinesSource): AsyncGenerator<SourceItem> {
  const { file, chunks = createReadStream(file) } = source;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 1;
  let rest = '';
  try {
    for await (const chunk of chunks) {
      const text = decoder.decode(chunk instanceof Uint8Array ? chunk : undefined, { stream: true });
      // A line that is too long is rejected at its end; until then what comes of it is left out.
      if (rest.length > LONGEST_LINE && !text.includes('\n')) continue;
      const [first = '', ...others] = text.split('\n');
      const lines = [rest + first, ...others];
      rest = lines.pop() ?? '';
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
      path: getPlace(source, number),
      reason: `the file cannot be read: ${getErrorMessage(error)}`,
    };
    return;
  }
  const last = readLine(source, rest, number);
  if (last !== undefined) yield last;
}
