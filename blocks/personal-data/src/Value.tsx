'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { Time, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import type { ReportValue } from './readReport.ts';

const Group = styled.dl`
  display: grid;
  gap: 0.6rem;
  min-inline-size: 0;
  margin: 0;
  & dt {
    color: ${token('ink-soft')};
    font-size: ${token('type-0')};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & & {
    padding-inline-start: 0.9rem;
    border-inline-start: ${token('border')};
  }
`;

const Items = styled.ul`
  display: grid;
  gap: 0.9rem;
  min-inline-size: 0;
  margin: 0;
  padding-inline-start: 1.1rem;
  list-style: square;
`;

const Nothing = styled.span`
  color: ${token('ink-soft')};
`;

/** Renders a value of a report and all values inside it, as lists and definition lists. Text is never treated as markup. */
export function Value({ value }: { readonly value: ReportValue }) {
  const t = usePhrases(phrases);
  switch (value.kind) {
    case 'nothing':
      return <Nothing>{t('id.dataNone')}</Nothing>;
    case 'text':
      return value.text;
    case 'flag':
      return t(value.isOn ? 'id.dataYes' : 'id.dataNo');
    case 'moment':
      return <Moment at={value.at} />;
    case 'list':
      return (
        <Items>
          {value.items.map((item, index) => (
            <li key={index}>
              <Value value={item} />
            </li>
          ))}
        </Items>
      );
    case 'group':
      return (
        <Group>
          {value.entries.map((entry) => (
            <div key={entry.name}>
              <dt>{entry.label}</dt>
              <dd>
                <Value value={entry.value} />
              </dd>
            </div>
          ))}
        </Group>
      );
  }
}

function Moment({ at }: { readonly at: string | number }) {
  const format = useFormat();
  const text = format.dateTime(at);
  return text === '' ? String(at) : <Time value={new Date(at).toISOString()} text={text} />;
}
