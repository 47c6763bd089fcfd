/**
 * Streams the rows of a table export: `{"db":[{"data":{"posts":[{…},{…}],"tags":[…]}}]}`. The file is never in memory as a
 * whole; each row is parsed when its last bracket has arrived.
 */
import { getErrorMessage } from '@broadsheet/client-core';
import { decodeText } from '../xml/decodeText.ts';
import { parseJson } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { toPlainRow } from './plainValues.ts';

export type TableItem =
  | { readonly kind: 'row'; readonly table: string; readonly path: string; readonly value: Json }
  | {
      readonly kind: 'problem';
      readonly path: string;
      readonly reason: string;
      /** Whether a row is missing because of it. */
      readonly isLoss: boolean;
    };

/** The longest accepted row, in characters. */
const LONGEST_ROW = 16_000_000;
const LONGEST_KEY = 200;

interface Level {
  readonly bracket: '{' | '[';
  /** The key of this value in its parent object. */
  readonly key: string;
}

class TableScanner {
  readonly found: TableItem[] = [];
  private readonly levels: Level[] = [];
  private text = '';
  private key = '';
  private isInText = false;
  private isEscaped = false;
  private row = '';
  private rowDepth = 0;
  private isRow = false;
  private count = 0;

  /** Scans the next chunk of the file and adds the rows that end in it to `found`. */
  scan(chunk: string): void {
    let rowStart = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const isRow = this.isRow;
      this.step(chunk[at] ?? '');
      if (!isRow && this.isRow) rowStart = at;
      if (isRow && !this.isRow) this.endRow(chunk.slice(rowStart, at + 1));
    }
    if (this.isRow && this.row.length <= LONGEST_ROW) this.row += chunk.slice(rowStart);
  }

  /** Whether all brackets and texts are closed, so that the file may end here. */
  get isDone(): boolean {
    return this.levels.length === 0 && !this.isInText;
  }

  private get table(): string | undefined {
    const array = this.levels.at(-1);
    return array?.bracket === '[' && this.levels.at(-2)?.key === 'data' ? array.key : undefined;
  }

  get path(): string {
    const table = this.table;
    return table === undefined ? '$' : `$.data.${table}[${this.count}]`;
  }

  private step(character: string): void {
    if (this.isInText) {
      this.stepInText(character);
      return;
    }
    if (character === '"') {
      this.isInText = true;
      this.text = '';
    } else if (character === ':') this.key = this.text;
    else if (character === '{' || character === '[') this.open(character);
    else if (character === '}' || character === ']') this.close();
  }

  private stepInText(character: string): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (character === '\\') this.isEscaped = true;
    else if (character === '"') this.isInText = false;
    else if (!this.isRow && this.text.length < LONGEST_KEY) this.text += character;
  }

  private open(bracket: '{' | '['): void {
    if (this.isRow) {
      this.rowDepth += 1;
      return;
    }
    if (bracket === '{' && this.table !== undefined) {
      this.isRow = true;
      this.rowDepth = 1;
      this.row = '';
      return;
    }
    this.levels.push({ bracket, key: this.key });
    this.key = '';
    this.count = 0;
  }

  private close(): void {
    if (!this.isRow) {
      this.levels.pop();
      return;
    }
    this.rowDepth -= 1;
    this.isRow = this.rowDepth > 0;
  }

  private endRow(last: string): void {
    const { path } = this;
    const text = this.row + last;
    this.row = '';
    const table = this.table ?? '';
    this.count += 1;
    if (text.length > LONGEST_ROW) {
      this.found.push({
        kind: 'problem',
        path,
        reason: `the row is longer than ${LONGEST_ROW} characters`,
        isLoss: true,
      });
      return;
    }
    try {
      this.found.push({ kind: 'row', table, path, value: toPlainRow(parseJson(text)) });
    } catch (error) {
      const reason = getErrorMessage(error);
      this.found.push({
        kind: 'problem',
        path,
        reason: `the row is not valid JSON: ${reason}`,
        isLoss: true,
      });
    }
  }
}

/** Reads all rows of all tables, in the order of the file. Reports invalid content as problems and never throws for it. */
export async function* readTables(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TableItem> {
  const scanner = new TableScanner();
  for await (const part of decodeText(chunks)) {
    if (part.kind === 'problem')
      yield { kind: 'problem', path: scanner.path, reason: part.reason, isLoss: false };
    else {
      scanner.scan(part.text);
      yield* scanner.found.splice(0);
    }
  }
  if (scanner.isDone) return;
  const reason = 'the file ends before its last bracket; it may have been cut off on its way';
  yield { kind: 'problem', path: scanner.path, reason, isLoss: true };
}
