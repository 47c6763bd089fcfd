'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { AccountList, AccountNote, AccountSection, useReaderData } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { ReportRow } from './ReportRow.tsx';

export type PersonalDataProps = FieldValues<typeof fields>;

const load = (client: IdentityClient, signal: AbortSignal) => client.listGdprReports({ signal });

/** Renders the reports of the reader's personal data, to read or to download. */
export function PersonalData({ redirectURL }: PersonalDataProps) {
  const t = usePhrases(phrases);
  const data = useReaderData({ load, redirectURL });
  return (
    <AccountSection heading={t('id.data')} data={data}>
      {({ client, value }) =>
        value.length === 0 ? (
          <AccountNote>{t('id.dataEmpty')}</AccountNote>
        ) : (
          <>
            <AccountNote>{t('id.dataHint')}</AccountNote>
            <AccountList>
              {value.map((status) => (
                <ReportRow key={status.id} client={client} status={status} />
              ))}
            </AccountList>
          </>
        )
      }
    </AccountSection>
  );
}
