import { createElement } from 'react';
import { expect, test } from 'vitest';
import { countBlocks } from './countBlocks.ts';

test.each([
  ['none', undefined, 0],
  ['nothing that renders', [null, false, undefined], 0],
  ['one element', createElement('p'), 1],
  ['a list with gaps', [createElement('p', { key: 1 }), null, createElement('p', { key: 2 })], 2],
  ['a text', 'text', 1],
])('counts %s', (_, blocks, count) => {
  expect(countBlocks(blocks)).toBe(count);
});
