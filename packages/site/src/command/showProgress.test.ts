import { expect, test } from 'vitest';
import { showProgress } from './showProgress.ts';

function written(isTTY: boolean, steps: readonly number[], filesTotal: number): readonly string[] {
  const texts: string[] = [];
  const show = showProgress('Importing', { isTTY, write: (text) => texts.push(text) });
  for (const filesDone of steps) show({ filesDone, filesTotal });
  return texts;
}

const upTo = (count: number) => Array.from({ length: count + 1 }, (_, index) => index);

test('counts up in one line on a terminal and ends it when all is done', () => {
  expect(written(true, upTo(2), 2)).toEqual([
    '\rImporting: 0 of 2 files',
    '\rImporting: 1 of 2 files',
    '\rImporting: 2 of 2 files\n',
  ]);
});

test('writes a line a tenth of the way into a log', () => {
  expect(written(false, upTo(40), 40)).toEqual(
    upTo(10).map((tenth) => `Importing: ${tenth * 4} of 40 files\n`),
  );
});

test('writes a line for each of a few files', () => {
  expect(written(false, upTo(2), 2)).toHaveLength(3);
});

test('counts the documents of a long file, and leaves nothing of a longer line behind', () => {
  const steps = [
    { filesDone: 0, filesTotal: 1 },
    ...upTo(25).map((thousands) => ({ filesDone: 0, filesTotal: 1, documents: thousands * 1_000 })),
    { filesDone: 1, filesTotal: 1 },
  ];
  const show = (isTTY: boolean): readonly string[] => {
    const texts: string[] = [];
    const step = showProgress('Importing', { isTTY, write: (text) => texts.push(text) });
    for (const progress of steps) step(progress);
    return texts;
  };
  expect(show(false)).toEqual([
    'Importing: 0 of 1 files\n',
    'Importing: 0 of 1 files, 10000 documents\n',
    'Importing: 0 of 1 files, 20000 documents\n',
    'Importing: 1 of 1 files\n',
  ]);
  expect(show(true).slice(-2)).toEqual([
    '\rImporting: 0 of 1 files, 25000 documents',
    `\rImporting: 1 of 1 files${' '.repeat(', 25000 documents'.length)}\n`,
  ]);
});

test('counts the documents of each archive from its own start', () => {
  const texts: string[] = [];
  const show = showProgress('Importing', { isTTY: false, write: (text) => texts.push(text) });
  for (let archive = 0; archive < 2; archive += 1) {
    show({ filesDone: 0, filesTotal: 1 });
    show({ filesDone: 0, filesTotal: 1, documents: 10_000 });
  }
  expect(texts.slice(2)).toEqual(texts.slice(0, 2));
});

test('prints once that there is nothing to do', () => {
  expect(written(false, [0], 0)).toEqual(['Importing: 0 of 0 files\n']);
});
