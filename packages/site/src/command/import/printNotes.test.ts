import { expect, test } from 'vitest';
import { MOST_REJECTED, printNotes } from './printNotes.ts';

const note = (line: number, reason: string) => ({ file: '/old.xml', path: `line ${line}`, reason });

function said(notes: Parameters<typeof printNotes>[0]): readonly string[] {
  const lines: string[] = [];
  printNotes(notes, (line) => lines.push(line));
  return lines;
}

test('what many stories have is told three times and counted, and what one has is not lost', () => {
  const many = Array.from({ length: 2_000 }, (_, index) =>
    note(index, `"Story ${index}: a tale": its comments were left out: ${index}`),
  );
  const lines = said([...many, note(7, '"Tides": a script was left out')]);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe('/old.xml line 0: "Story 0: a tale": its comments were left out: 0');
  expect(lines[3]).toBe('And 1997 more like it: its comments were left out: …');
  expect(lines[4]).toBe('/old.xml line 7: "Tides": a script was left out');
});

test('the words that were left out do not make notes different', () => {
  const lost = ['one', 'two', 'three', 'four'].flatMap((word, index) => [
    note(index, `"A": a link without words was left out: /${word}/`),
    note(
      index,
      `"A": it has no date that can be read (it says “${word}”), so that it comes after all others`,
    ),
  ]);
  expect(said(lost).filter((line) => line.startsWith('And 1 more like it: '))).toHaveLength(2);
});

test('addresses do not make notes different', () => {
  const lost = Array.from({ length: 12 }, (_, index) =>
    note(index, `the image https://old.example/${index}/a.png stays where it is`),
  );
  expect(said(lost).at(-1)).toBe('And 9 more like it: the image … stays where it is');
});

test('five hundred notes are the most, however different they are', () => {
  const different = Array.from({ length: 800 }, (_, index) =>
    note(index, `the kind "${'x'.repeat(index)}" is odd`),
  );
  const lines = said(different);
  expect([lines.length, lines.at(-1)]).toEqual([501, 'And 300 more.']);
});

test('documents that were refused for the same reason are named fifty times, and for versions of their own apart', () => {
  const refuse = (version: string) =>
    `the document is written in version "${version}" of the content format and only 0.10 is understood; convert it first`;
  const refused = Array.from({ length: 60 }, (_, index) => note(index, refuse('0.6.0')));
  const lines: string[] = [];
  printNotes([...refused, note(61, refuse('0.7.1'))], (line) => lines.push(line), {
    mostAlike: MOST_REJECTED,
  });
  expect(lines).toHaveLength(52);
  expect(lines[50]).toBe(`And 10 more like it: ${refuse('0.6.0')}`);
  expect(lines[51]).toBe(`/old.xml line 61: ${refuse('0.7.1')}`);
});
