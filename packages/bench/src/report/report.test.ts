import { describe, expect, it } from 'vitest';
import { median } from './median.ts';
import { kilobytes, megabytes, verdict, whole } from './printFigures.ts';
import { printTable } from './printTable.ts';
import { replaceResults } from './writeResults.ts';

describe('median', () => {
  it('is the middle value, or between the two in the middle', () => {
    expect([median([9, 1, 5]), median([4, 1, 3, 2]), median([7])]).toEqual([5, 2.5, 7]);
    expect(median([])).toBeNaN();
  });
});

describe('printTable', () => {
  it('aligns text to the left and figures to the right', () => {
    expect(
      printTable(
        ['Page', 'ms'],
        [
          ['Home', '12.5'],
          ['Article', '3'],
        ],
      ),
    ).toBe(
      ['| Page    |   ms |', '| ------- | ---: |', '| Home    | 12.5 |', '| Article |    3 |'].join('\n'),
    );
  });
});

describe('figures', () => {
  it('have their unit and no more digits than they deserve', () => {
    expect([whole(12_345.6), kilobytes(2_640), megabytes(85_196_800)]).toEqual([
      '12,346',
      '2.6 KB',
      '81.3 MB',
    ]);
    expect([verdict(true), verdict(false)]).toEqual(['met', '**missed**']);
  });
});

describe('replaceResults', () => {
  const document = 'A\n<!-- results:sizes -->\n\nold\n\n<!-- /results:sizes -->\nB\n';

  it('puts the report between its marks and leaves the rest', () => {
    expect(replaceResults(document, 'sizes', 'new')).toBe(document.replace('old', 'new'));
  });

  it('refuses a document without a place for the part', () => {
    expect(() => replaceResults(document, 'memory', 'new')).toThrow('<!-- results:memory -->');
  });
});
