'use client';
/**
 * The page builder as one application: editors without a session see the login screen, all others the desk. It is rendered
 * only in the browser, at `/pagebuilder/`, and fetches all data by its calls.
 */
import { createHost, HostProvider } from '@broadsheet/block-kit';
import type { Environment } from '@broadsheet/block-kit';
import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createEditorClient } from '../api/createEditorClient.ts';
import { LanguageProvider, useLoadedLanguage } from '../language/InterfaceLanguage.ts';
import { withDatesIn } from '../language/withDatesIn.ts';
import { openEditorWindow } from '../saving/EditorWindows.ts';
import { BROWSER_PATH, BrowserScreen } from '../session/BrowserScreen.tsx';
import { JOIN_PATH, JoinScreen } from '../session/JoinScreen.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { useSession } from '../session/useSession.ts';
import { BuilderProvider } from '../builder/Builder.ts';
import { Shell } from './Shell.tsx';
import { ShellStyle } from './ShellStyle.ts';
import { useAnnouncer } from './useAnnouncer.tsx';
import { useLocation } from '../builder/useLocation.ts';

export interface PageBuilderProps {
  readonly site: SiteProperties;
  readonly environment: Environment;
  readonly clock?: Clock;
  /**
   * Calls a listener whenever the installed blocks have changed, and returns a function that stops it. Default: they never
   * change.
   */
  readonly watchBlocks?: ((listener: () => void) => () => void) | undefined;
}

/** Returns whether the login screen was shown in this window before. */
function useHasSeenLogin(isLoginShown: boolean): boolean {
  const [wasLoginShown, setLoginShown] = useState(isLoginShown);
  if (isLoginShown && !wasLoginShown) setLoginShown(true);
  return wasLoginShown;
}

/** Returns the number of changes of the installed blocks. */
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
    return createHost({ site: withDatesIn(site, locale), locale, phrases, environment, isAdmin: true });
  }, [site, environment, language, phrases]);
  const { path, search, navigate } = useLocation(site.basePath);
  const { announce, region } = useAnnouncer();
  const shown = useRef(host);
  useEffect(() => {
    shown.current = host;
  }, [host]);
  const session = useSession(({ onSignedOut }) =>
    createEditorClient({
      origin: environment.siteUrl(),
      fetch: environment.fetch,
      onSignedOut,
      language: () => shown.current,
    }),
  );
  const { client, state, logOut } = session;
  const blocksRevision = useBlocksRevision(watchBlocks);
  const [windows] = useState(() => openEditorWindow({ base: site.basePath, clock }));
  const builder = useMemo(
    () =>
      state.kind === 'editor'
        ? { client, editor: state.editor, clock, windows, blocksRevision, navigate, announce, logOut }
        : undefined,
    [client, state, clock, windows, blocksRevision, navigate, announce, logOut],
  );
  const isJoining = path === JOIN_PATH;
  const isLinked = path === BROWSER_PATH;
  const isAtDoor = isJoining || isLinked;
  const isEntered = useHasSeenLogin(isAtDoor || (state.kind !== 'editor' && state.kind !== 'asking'));
  const enter = () => {
    session.refresh();
    navigate('/');
  };
  if (!interfaceLanguage.isLoaded) return null;
  return (
    <HostProvider host={host}>
      <LanguageProvider value={interfaceLanguage}>
        <ShellStyle />
        {isJoining && <JoinScreen client={client} onJoined={enter} />}
        {isLinked && <BrowserScreen client={client} onDone={enter} />}
        {!isAtDoor && builder === undefined && <SessionGate session={session} />}
        {!isAtDoor && builder !== undefined && (
          <BuilderProvider value={builder}>
            <Shell {...{ path, search, isEntered }} />
          </BuilderProvider>
        )}
        {region}
      </LanguageProvider>
    </HostProvider>
  );
}
