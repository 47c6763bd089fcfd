'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { AccountSection, useReaderData } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { fields } from './fields.ts';
import { Names } from './Names.tsx';
import { phrases } from './phrases.ts';
import { Picture } from './Picture.tsx';

export type ProfileProps = FieldValues<typeof fields>;

const load = (client: IdentityClient, signal: AbortSignal) => client.getUserProfile({ signal });

/** Renders the reader's names and picture; both can be changed here. */
export function Profile({ redirectURL }: ProfileProps) {
  const t = usePhrases(phrases);
  const data = useReaderData({ load, redirectURL });
  return (
    <AccountSection heading={t('id.profile')} data={data} room="33rem">
      {({ client, value, put }) => (
        <>
          <Picture
            client={client}
            address={value.picture ?? ''}
            onChange={(picture) => put((profile) => ({ ...profile, picture }))}
          />
          <Names client={client} profile={value} onSaved={(saved) => put(() => saved)} />
        </>
      )}
    </AccountSection>
  );
}
