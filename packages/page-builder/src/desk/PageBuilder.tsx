'use client';
/**
 * The page builder as one application: whoever is not signed in sees the door, everybody else the desk.
 *
 * It is rendered in the browser alone, at `/pagebuilder/`, and asks the site for everything by its calls.
 */
import { createHost, HostProvider } from '@broadsheet/block-kit';
import type { Environment } from '@broadsheet/block-kit';
import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { useEffect, useMemo, useState } from 'react';
import { createEditorClient } from '../api/createEditorClient.ts';
import { LanguageProvider, useLoadedLanguage } from '../language/InterfaceLanguage.ts';
import { JOIN_PATH, JoinDoor } from '../session/JoinDoor.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { useSession } from '../session/useSession.ts';
import { BuilderProvider } from './Builder.ts';
import { Desk } from './Desk.tsx';
import { DeskStyle } from './DeskStyle.ts';
import { useAnnouncer } from './useAnnouncer.tsx';
import { useLocation } from './useLocation.ts';

export interface PageBuilderProps {
  readonly site: SiteProperties;
  readonly environment: Environment;
  readonly clock?: Clock;
  /** Calls a listener whenever the installed blocks have become others; answers what ends that. Default: they never do. */
  readonly watchBlocks?: ((listener: () => void) => () => void) | undefined;
}

/** Whether the door was shown in this window before. */
function useCameThroughDoor(isAtDoor: boolean): boolean {
  const [wasAtDoor, setWasAtDoor] = useState(isAtDoor);
  if (isAtDoor && !wasAtDoor) setWasAtDoor(true);
  return wasAtDoor;
}

/** Counts how often the installed blocks have become others. */
function useBlocksRevision(watch: PageBuilderProps['watchBlocks']): number {
  const [revision, setRevision] = useState(0);
  useEffect(() => watch?.(() => setRevision((now) => now + 1)), [watch]);
  return revision;
}

export function PageBuilder({ site, environment, clock = systemClock, watchBlocks }: PageBuilderProps) {
  const interfaceLanguage = useLoadedLanguage(environment);
  const { language, phrases } = interfaceLanguage;
  const host = useMemo(() => {
    const locale = language.code;
    return createHost({ site: { ...site, locale }, locale, phrases, environment, isAdmin: true });
  }, [site, environment, language, phrases]);
  const { path, search, navigate } = useLocation();
  const { announce, region } = useAnnouncer();
  const session = useSession(({ onSignedOut }) =>
    createEditorClient({ origin: environment.origin(), fetch: environment.fetch, onSignedOut }),
  );
  const { client, state, logOut } = session;
  const blocksRevision = useBlocksRevision(watchBlocks);
  const builder = useMemo(
    () =>
      state.kind === 'editor'
        ? { client, editor: state.editor, clock, blocksRevision, navigate, announce, logOut }
        : undefined,
    [client, state, clock, blocksRevision, navigate, announce, logOut],
  );
  const isJoining = path === JOIN_PATH;
  const isEntered = useCameThroughDoor(isJoining || (state.kind !== 'editor' && state.kind !== 'asking'));
  const enter = () => {
    session.ask();
    navigate('/');
  };
  if (!interfaceLanguage.isLoaded) return null;
  return (
    <HostProvider host={host}>
      <LanguageProvider value={interfaceLanguage}>
        <DeskStyle />
        {isJoining && <JoinDoor client={client} onJoined={enter} />}
        {!isJoining && builder === undefined && <SessionGate session={session} />}
        {!isJoining && builder !== undefined && (
          <BuilderProvider value={builder}>
            <Desk {...{ path, search, isEntered }} />
          </BuilderProvider>
        )}
        {region}
      </LanguageProvider>
    </HostProvider>
  );
}
