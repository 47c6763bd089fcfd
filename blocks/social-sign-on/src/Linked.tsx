'use client';
import { useHost } from '@broadsheet/block-kit';
import { LinkedLogins, useIdentityConfig } from '@broadsheet/identity-ui';
import type { LinksOptions } from '@broadsheet/identity-ui';
import { useCallback, useEffect, useState } from 'react';

export interface LinkedProps {
  readonly client: LinksOptions['client'];
}

/** Renders the site's providers, each with a button that connects or disconnects it. */
export function Linked({ client }: LinkedProps) {
  const { log } = useHost();
  const config = useIdentityConfig(client);
  const [profile, setProfile] = useState<LinksOptions['profile']>();
  const reload = useCallback(async () => setProfile(await client.getUserProfile()), [client]);
  useEffect(() => {
    reload().catch((error: unknown) => log(`The linked logins could not be loaded. ${String(error)}`));
  }, [reload, log]);
  if (profile === undefined || config.status !== 'ready') return null;
  return <LinkedLogins client={client} profile={profile} config={config.config} reload={reload} />;
}
