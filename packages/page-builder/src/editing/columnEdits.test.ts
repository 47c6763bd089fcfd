import { applyEdit } from '@broadsheet/page-document';
import type { PageDocument, PageEdit } from '@broadsheet/page-document';
import { number } from '@broadsheet/block-kit';
import { expect, it } from 'vitest';
import { entry } from '../../test/EditingPage.tsx';
import { block, pageWith } from '../../test/pages.ts';
import { createCatalogue } from '../catalogue/Catalogue.ts';
import { insertInColumn, moveInColumns, removeFromColumn } from './columnEdits.ts';

const catalogue = createCatalogue([
  entry('chain', {
    kind: 'chain',
    fields: { columnOne: number({ label: 'One' }), columnTwo: number({ label: 'Two' }) },
  }),
]);
const chain = (fields: Readonly<Record<string, unknown>>) => ({
  ...block('chain1', block('a1'), block('a2'), block('a3')),
  fields,
});
const counted = pageWith({ main: [chain({ columnOne: 1, columnTwo: 1 }), block('b1')] });
const into = (index: number, column?: number) =>
  ({ container: { kind: 'block', id: 'chain1' }, index, ...(column !== undefined && { column }) }) as const;

function after(page: PageDocument, edit: PageEdit): string {
  const result = applyEdit(page, edit);
  if (result.kind === 'refused') throw new Error(result.reason);
  const [node] = result.page.areas['main'] ?? [];
  const { columnOne, columnTwo } = node?.fields ?? {};
  return `${node?.children.map(({ id }) => id).join(' ')}: ${String(columnOne)} ${String(columnTwo)}`;
}

it.each([
  ['the end of the first column', into(1, 0), 'a1 b1 a2 a3: 2 1'],
  ['the start of the second', into(1, 1), 'a1 b1 a2 a3: 1 2'],
  ['the last, which takes the rest', into(3, 2), 'a1 a2 a3 b1: 1 1'],
  ['no column in particular', into(1), 'a1 b1 a2 a3: 1 1'],
])('a block that is dropped into %s stays there, and the others stay in theirs', (_where, to, expected) => {
  expect(after(counted, moveInColumns(counted, { id: 'b1', to, catalogue }))).toBe(expected);
});

it('a block counts where it goes and no longer where it was', () => {
  expect(after(counted, moveInColumns(counted, { id: 'a1', to: into(2, 2), catalogue }))).toBe(
    'a2 a3 a1: 0 1',
  );
  expect(after(counted, removeFromColumn(counted, { id: 'a1', catalogue }))).toBe('a2 a3: 0 1');
  const out = { container: { kind: 'area', area: 'main' }, index: 1 } as const;
  expect(after(counted, moveInColumns(counted, { id: 'a2', to: out, catalogue }))).toBe('a1 a3: 1 0');
});

it('columns that were never counted are, as soon as a block is dropped into one', () => {
  const page = pageWith({ main: [chain({})] });
  const edit = insertInColumn(page, { node: block('c1'), at: into(3, 1), catalogue });
  expect(after(page, edit)).toBe('a1 a2 a3 c1: 3 1');
  expect(after(page, removeFromColumn(page, { id: 'a1', catalogue }))).toBe('a2 a3: undefined undefined');
});
