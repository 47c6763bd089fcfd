'use client';
import { useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { checkRedirect, useReader } from '@broadsheet/reader';
import { useEffect } from 'react';
import { Account } from './Account.tsx';
import type { fields } from './fields.ts';
import { Preview } from './Preview.tsx';

export type AccountManagementProps = FieldValues<typeof fields>;

/** Leaves the page of a reader who is logged out; the page builder stays. */
function useLeaving(isLoggedOut: boolean, target: string) {
  const { environment } = useHost();
  useEffect(() => {
    if (isLoggedOut) environment.navigate(checkRedirect(target, environment) ?? '/');
  }, [isLoggedOut, target, environment]);
}

/**
 * What readers can change of their account: email address, password and linked logins (block-contracts 6.9). Nothing
 * is shown before it is known whose account it is; another reader, in this tab or in another, sees their own from anew.
 */
export function AccountManagement({ redirectURL, ...shown }: AccountManagementProps) {
  const { isAdmin } = useHost();
  const reader = useReader();
  useLeaving(reader.status === 'signed-out' && !isAdmin, redirectURL);
  if (isAdmin) return <Preview {...shown} />;
  if (reader.status !== 'signed-in') return null;
  return <Account key={reader.session.uuid} client={reader.client} {...shown} />;
}
