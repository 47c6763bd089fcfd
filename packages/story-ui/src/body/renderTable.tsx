'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { ContentElement } from '@broadsheet/sdk-content';
import { plainText } from '@broadsheet/sdk-content';
import { Html, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import type { ElementRenderer } from './ElementRenderer.ts';
import { prose } from './elementStyles.ts';
import { ScrollBox } from './ScrollBox.tsx';

const Grid = styled.table`
  ${prose}
  inline-size: 100%;
  border-block: 1px solid ${token('rule-strong')};
  font: 400 ${token('type-1')} / 1.4 ${token('sans')};
  font-variant-numeric: lining-nums tabular-nums;
  & :is(th, td) {
    min-inline-size: 7rem;
    padding: 0.6rem 0.75rem;
    text-align: start;
    vertical-align: top;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
  }
  & th {
    font-weight: 600;
    vertical-align: bottom;
  }
  & tbody tr {
    border-block-start: ${token('border')};
  }
`;

const ColumnHead = styled.th.attrs({ scope: 'col' })``;

type Row = NonNullable<ContentElement['header']>;

interface TableProps {
  readonly header: Row;
  readonly rows: readonly Row[];
}

function Table({ header, rows }: TableProps) {
  const t = usePhrases(phrases);
  const columns = header.flatMap(({ content }) => plainText(content) ?? []);
  const name = columns.length === 0 ? t('body.table') : `${t('body.table')}: ${columns.join(', ')}`;
  return (
    <ScrollBox aria-label={name}>
      <Grid>
        {header.length > 0 && (
          <thead>
            <tr>
              {header.map(({ content = '' }, index) => (
                // An empty corner cell is no header.
                <Html as={content === '' ? 'td' : ColumnHead} key={index} html={content} />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map(({ content = '' }, column) => (
                <Html as="td" key={column} html={content} />
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </ScrollBox>
  );
}

export const renderTable: ElementRenderer = ({ header = [], rows = [] }) => {
  const filled = rows.filter((row) => row.length > 0);
  return filled.length === 0 ? undefined : <Table header={header} rows={filled} />;
};
