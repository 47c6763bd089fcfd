import { expect, test } from 'vitest';
import { sayNotes } from './sayNotes.ts';

const note = (line: number, reason: string) => ({ file: '/old.xml', path: `line ${line}`, reason });

function said(notes: Parameters<typeof sayNotes>[0]): readonly string[] {
  const lines: string[] = [];
  sayNotes(notes, (line) => lines.push(line));
  return lines;
}

test('what many stories have is told ten times and counted, and what one has is not lost', () => {
  const many = Array.from({ length: 2_000 }, (_, index) =>
    note(index, `"Story ${index}: a tale": its comments were left out: ${index}`),
  );
  const lines = said([...many, note(7, '"Tides": a script was left out')]);
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe('/old.xml line 0: "Story 0: a tale": its comments were left out: 0');
  expect(lines[10]).toBe('And 1990 more like it: its comments were left out: …');
  expect(lines[11]).toBe('/old.xml line 7: "Tides": a script was left out');
});

test('addresses do not make notes different', () => {
  const lost = Array.from({ length: 12 }, (_, index) =>
    note(index, `the image https://old.example/${index}/a.png stays where it is`),
  );
  expect(said(lost).at(-1)).toBe('And 2 more like it: the image … stays where it is');
});

test('five hundred notes are the most, however different they are', () => {
  const different = Array.from({ length: 800 }, (_, index) =>
    note(index, `the kind "${'x'.repeat(index)}" is odd`),
  );
  const lines = said(different);
  expect([lines.length, lines.at(-1)]).toEqual([501, 'And 300 more.']);
});
