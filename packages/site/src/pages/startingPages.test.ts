import { startingPages } from '@broadsheet/page-builder';
import { expect, test } from 'vitest';
import { standardBlocks } from '../blocks/standardBlocks.ts';
import { createPublicationCheck } from './createPageCheck.ts';

const check = createPublicationCheck(standardBlocks);

test.each(startingPages.map(({ key, page }) => [key, page] as const))(
  'the starting page "%s" has blocks and fields that are installed',
  (_key, page) => {
    const match = { kind: 'path', path: '/new/' };
    expect(check(structuredClone({ ...page, id: 'new', name: 'New', match }), [])).toEqual([]);
  },
);
