import { expect, it } from 'vitest';
import { block } from '../../test/pages.ts';
import { CLIPBOARD_TYPE, parseCopied, printCopied } from './copiedBlocks.ts';

const copied = (more: object) => JSON.stringify({ type: CLIPBOARD_TYPE, version: 1, ...more });

it('reads the blocks that it has written, with what is inside them and their names', () => {
  const blocks = [{ ...block('chain1', block('a1')), name: 'Lead' }];
  expect(parseCopied(printCopied(blocks))).toEqual({ kind: 'blocks', blocks });
});

it.each([
  ['words', 'Ferry aground', 'unknown'],
  ['the JSON of something else', '{"blocks":[]}', 'unknown'],
  ['no blocks', copied({ blocks: [] }), 'unknown'],
  ['a block without a name', copied({ blocks: [{ id: 'a' }] }), 'unknown'],
  ['blocks among other values', copied({ blocks: [block('a1'), 5] }), 'unknown'],
  ['an object for a list', copied({ blocks: { length: 1 } }), 'unknown'],
  ['no version', copied({ version: 'x', blocks: [block('a1')] }), 'unknown'],
  ['a later version', copied({ version: 2, blocks: [block('a1')] }), 'newer'],
  ['too many blocks', copied({ blocks: Array.from({ length: 2_001 }, () => block('a1')) }), 'excess'],
] as const)('does not take %s for blocks', (_what, text, kind) => {
  expect(parseCopied(text).kind).toBe(kind);
});

it('does not follow values that are nested without end', () => {
  const deep = `${'{"children":['.repeat(400)}${']}'.repeat(400)}`;
  const text = `{"type":"${CLIPBOARD_TYPE}","version":1,"blocks":[${deep}]}`;
  expect(parseCopied(text).kind).toBe('excess');
});
