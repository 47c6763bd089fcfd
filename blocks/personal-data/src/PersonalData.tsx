'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { AccountSection, useReaderData } from '@broadsheet/reader';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { ReportRow } from './ReportRow.tsx';

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: ${token('border')};
  list-style: none;
`;

const Note = styled.p`
  margin: 0;
  color: ${token('ink-soft')};
`;

export type PersonalDataProps = FieldValues<typeof fields>;

const load = (client: IdentityClient, signal: AbortSignal) => client.listGdprReports({ signal });

/** The reports of the reader's personal data: to be read here, or taken along as a file. */
export function PersonalData({ redirectURL }: PersonalDataProps) {
  const t = usePhrases(phrases);
  const data = useReaderData({ load, redirectURL });
  return (
    <AccountSection heading={t('id.data')} data={data}>
      {({ client, value }) =>
        value.length === 0 ? (
          <Note>{t('id.dataEmpty')}</Note>
        ) : (
          <>
            <Note>{t('id.dataHint')}</Note>
            <List>
              {value.map((status) => (
                <ReportRow key={status.id} client={client} status={status} />
              ))}
            </List>
          </>
        )
      }
    </AccountSection>
  );
}
