'use client';
import { useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { useReaderData } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { Account } from './Account.tsx';
import { AccountFailure } from './AccountFailure.tsx';
import { AccountWaiting } from './AccountWaiting.tsx';
import type { fields } from './fields.ts';
import { Preview } from './Preview.tsx';

export type AccountManagementProps = FieldValues<typeof fields>;

const load = (client: IdentityClient, signal: AbortSignal) => client.getUserProfile({ signal });

/**
 * Renders what readers can change about their account: email address, password and linked logins. Until it is known whose
 * account it is, only empty space of the same height is shown. When another reader signs in, in this tab or another one, the
 * parts are mounted again.
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
