'use client';
import { token } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** On a narrow screen the table is moved sideways, by keys too. */
const Scroll = styled.div`
  position: relative;
  inline-size: 100%;
  overflow-x: auto;
`;

const Table = styled.table`
  min-inline-size: min(100%, 24rem);
  border-collapse: collapse;
  font-size: ${token('type-0')};
  th,
  td {
    padding-block: 0.35rem;
    padding-inline: 0 1.25rem;
    border-block-end: 1px solid ${token('rule')};
    text-align: start;
    vertical-align: top;
  }
  tbody th {
    font-weight: 400;
  }
  [data-number] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

export interface DataRow {
  readonly key: string;
  /** The cells; the first one names the row. */
  readonly cells: readonly ReactNode[];
}

export interface DataTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  /** From which column on there are numbers. Default: from the second. */
  readonly numbersFrom?: number;
  readonly rows: readonly DataRow[];
}

/** Renders numbers by name. */
export function DataTable({ title, columns, numbersFrom = 1, rows }: DataTableProps) {
  const mark = (index: number) => (index >= numbersFrom ? { 'data-number': '' } : {});
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fields, and not a landmark; it is scrolled by keys
    <Scroll role="group" aria-label={title} tabIndex={0}>
      <Table>
        <caption className="bs-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" {...mark(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} {...mark(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
