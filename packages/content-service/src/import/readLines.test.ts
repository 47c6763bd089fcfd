import { expect, test } from 'vitest';
import type { SourceItem } from './ImportSource.ts';
import { readLines } from './readLines.ts';

const PIECE = 'a'.repeat(65_536);

async function* chunksOf(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text);
}

async function readAll(...texts: readonly string[]): Promise<readonly SourceItem[]> {
  const items: SourceItem[] = [];
  for await (const item of readLines({ file: '/a.ndjson', chunks: chunksOf(...texts) })) items.push(item);
  return items;
}

test('a line that is too long is told once, and those around it come, wherever a chunk ends', async () => {
  const long = Array.from({ length: 200 }, () => PIECE);
  expect(await readAll('{"a":', '1}\n"', ...long, '"\n{"b":2}\n', '{"c":3}')).toEqual([
    { kind: 'document', file: '/a.ndjson', path: 'line 1 $', value: { a: 1 } },
    {
      kind: 'rejected',
      file: '/a.ndjson',
      path: 'line 2 $',
      reason: 'the line is longer than 8388608 characters',
    },
    { kind: 'document', file: '/a.ndjson', path: 'line 3 $', value: { b: 2 } },
    { kind: 'document', file: '/a.ndjson', path: 'line 4 $', value: { c: 3 } },
  ]);
});

test('a last line that is too long and never ends is told', async () => {
  const long = Array.from({ length: 200 }, () => PIECE);
  expect(await readAll('{"a":1}\n', ...long)).toMatchObject([
    { kind: 'document', path: 'line 1 $' },
    { kind: 'rejected', path: 'line 2 $' },
  ]);
});
