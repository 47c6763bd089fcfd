'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { AccountSection, redirectOrHome, usePageRedirect, useReaderData } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { endAllSessions, listSessions } from '@broadsheet/sdk-identity/operations';
import { Devices } from './Devices.tsx';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

export type SessionsProps = FieldValues<typeof fields>;

const load = (client: IdentityClient, signal: AbortSignal) => listSessions(client.context, { signal });

/** Renders the devices on which the reader is signed in; each can be signed out, or all of them at once. */
export function Sessions({ redirectURL, signedOutURL }: SessionsProps) {
  const { environment, log } = useHost();
  const t = usePhrases(phrases);
  const pageRedirect = usePageRedirect();
  const data = useReaderData({ load, redirectURL });

  async function signOutEverywhere(client: IdentityClient) {
    pageRedirect.claim();
    try {
      await endAllSessions(client.context);
    } catch (error) {
      if (client.getSession().status === 'signed-in') {
        pageRedirect.release();
        throw error;
      }
      log(`The reader is signed out here, but the identity service could not be notified. ${String(error)}`);
    }
    pageRedirect.redirect(redirectOrHome(signedOutURL, environment) ?? '/');
  }

  return (
    <AccountSection heading={t('id.devices')} data={data} room="15rem">
      {({ client, value, put }) => (
        <>
          <Devices client={client} sessions={value} onEnded={(id) => put(without(id))} />
          <SignOutEverywhere signOut={() => signOutEverywhere(client)} />
        </>
      )}
    </AccountSection>
  );
}

const without =
  (ended: string) =>
  <Item extends { readonly id: string }>(sessions: readonly Item[]): readonly Item[] =>
    sessions.filter(({ id }) => id !== ended);
