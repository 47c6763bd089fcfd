import { expect, it } from 'vitest';
import { parsePageDocument } from '../document/PageDocument.ts';
import type { BlockNode } from '../document/PageDocument.ts';

import { omitBlocks } from './omitBlocks.ts';

const words = (id: string): BlockNode => ({ id, block: 'words', fields: {}, children: [] });

function omitFromChain(omitted: readonly string[], columnOne: number) {
  const page = parsePageDocument({
    id: 'p',
    match: { kind: 'path', path: '/' },
    layout: 'l',
    areas: {
      main: [
        {
          id: 'chain',
          block: 'two-columns',
          fields: { columnOne },
          children: ['a', 'b', 'c', 'd'].map(words),
        },
      ],
    },
  });
  if (page === undefined) throw new Error('The page cannot be read.');
  const { areas } = omitBlocks(page, {
    isOmitted: ({ id }) => omitted.includes(id),
    columnsOf: (block) => (block === 'two-columns' ? ['columnOne'] : []),
  });
  const chain = areas['main']?.[0];
  return [chain?.fields['columnOne'], chain?.children.map(({ id }) => id)];
}

it.each([
  [['a'], 2, 1, ['b', 'c', 'd']],
  [['a', 'b'], 2, 0, ['c', 'd']],
  [['d'], 2, 2, ['a', 'b', 'c']],
  [['b', 'c'], 3, 1, ['a', 'd']],
])(
  'keeps the blocks of a chain in their columns when %j of them are omitted',
  (omitted, before, after, ids) => {
    expect(omitFromChain(omitted, before)).toEqual([after, ids]);
  },
);
