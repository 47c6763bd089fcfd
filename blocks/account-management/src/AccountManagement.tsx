'use client';
import { useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { useReaderData } from '@broadsheet/reader';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { Account } from './Account.tsx';
import { AccountFailure } from './AccountFailure.tsx';
import { AccountWaiting } from './AccountWaiting.tsx';
import type { fields } from './fields.ts';
import { Preview } from './Preview.tsx';

export type AccountManagementProps = FieldValues<typeof fields>;

const load = (client: IdentityClient, signal: AbortSignal) => client.getUserProfile({ signal });

/**
 * What readers can change of their account: email address, password and linked logins. Nothing
 * but its place is shown before it is known whose account it is; another reader, in this tab or in another, sees their own from anew.
 */
export function AccountManagement({ redirectURL, ...shown }: AccountManagementProps) {
  const { isAdmin } = useHost();
  const data = useReaderData({ load, redirectURL });
  if (isAdmin) return <Preview {...shown} />;
  switch (data.status) {
    case 'waiting':
      return <AccountWaiting {...shown} />;
    case 'failed':
      return <AccountFailure {...data} />;
    case 'ready':
      return <Account key={data.value.uuid} data={data} {...shown} />;
  }
}
