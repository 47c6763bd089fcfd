/** The edits that insert, move and remove a block, together with the counts of the columns that it joins or leaves. */
import { findNode, isSameContainer } from '@broadsheet/page-document';
import type { BlockNode, Container, PageDocument, PageEdit } from '@broadsheet/page-document';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { countColumns, findColumn, listColumnFields, sizeColumns } from '../page/columns.ts';
import type { ColumnPosition } from '../page/positions.ts';

interface Known {
  readonly catalogue: Pick<Catalogue, 'get'>;
}

/** Returns a chain with the fields that count its columns; `undefined` for any other container. */
function findColumns(page: PageDocument, container: Container, { catalogue }: Known) {
  const chain = container.kind === 'block' ? findNode(page, container.id)?.node : undefined;
  const names = chain === undefined ? [] : listColumnFields(catalogue.get(chain.block));
  return chain === undefined || names.length === 0 ? undefined : { chain, names };
}

/** Returns the column that a block leaves: none where the columns of its chain were never counted. */
function findLeft(page: PageDocument, id: string, known: Known) {
  const position = findNode(page, id)?.position;
  const columns = position && findColumns(page, position.container, known);
  if (position === undefined || columns === undefined) return undefined;
  const { chain, names } = columns;
  if (!names.some((name) => typeof chain.fields[name] === 'number')) return undefined;
  return { chain, names, from: findColumn(sizeColumns(chain, names), position.index) };
}

const join = (edits: readonly PageEdit[], first: PageEdit): PageEdit =>
  edits.length === 0 ? first : { kind: 'all', edits: [first, ...edits] };

export function insertInColumn(
  page: PageDocument,
  { node, at, ...known }: Known & { readonly node: BlockNode; readonly at: ColumnPosition },
): PageEdit {
  const { container, index, column } = at;
  const columns = column === undefined ? undefined : findColumns(page, container, known);
  const counted = columns === undefined ? [] : [countColumns({ ...columns, to: column })];
  return join(counted, { kind: 'insert', node, at: { container, index } });
}

export function moveInColumns(
  page: PageDocument,
  { id, to, ...known }: Known & { readonly id: string; readonly to: ColumnPosition },
): PageEdit {
  const { container, index, column } = to;
  const from = findNode(page, id)?.position.container;
  const isWithin = from !== undefined && isSameContainer(from, container);
  const move: PageEdit = { kind: 'move', id, to: { container, index } };
  const joined = column === undefined ? undefined : findColumns(page, container, known);
  if (isWithin) {
    if (joined === undefined) return move;
    const position = findNode(page, id)?.position.index ?? 0;
    const left = findColumn(sizeColumns(joined.chain, joined.names), position);
    return join([countColumns({ ...joined, from: left, to: column })], move);
  }
  const left = findLeft(page, id, known);
  return join(
    [
      ...(left === undefined ? [] : [countColumns(left)]),
      ...(joined === undefined ? [] : [countColumns({ ...joined, to: column })]),
    ],
    move,
  );
}

export function removeFromColumn(
  page: PageDocument,
  { id, ...known }: Known & { readonly id: string },
): PageEdit {
  const left = findLeft(page, id, known);
  return join(left === undefined ? [] : [countColumns(left)], { kind: 'remove', id });
}
