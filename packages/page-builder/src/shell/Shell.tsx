'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { Link, token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { restoreLostFocus } from '../controls/restoreLostFocus.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { phrases as sessionPhrases } from '../session/phrases.ts';
import { mayAct } from '../session/Role.ts';
import { AlertButton } from '../alert/AlertButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { findScreen } from './findScreen.ts';
import { phrases } from '../builder/phrases.ts';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import type { ScreenOutletProps } from './ScreenOutlet.tsx';
import { SCREENS } from './screens.ts';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  padding: 0.4rem 1rem;
  border-block-end: 1px solid ${token('rule')};
  background: ${token('tint')};
  font-size: ${token('type-0')};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  list-style: none;
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-inline-start: auto;
  color: ${token('ink-soft')};
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2rem;
  }
`;

const Main = styled.main`
  max-inline-size: 70rem;
  margin-inline: auto;
  padding: 1.25rem 1rem 4rem;
  &:focus {
    outline: none;
  }
`;

export interface ShellProps extends ScreenOutletProps {
  /** Whether the editor has just logged in, so that the focus was on the login screen. */
  readonly isEntered?: boolean;
}

/** Renders the navigation of the desk and the open screen. */
export function Shell({ path, search, isEntered = false }: ShellProps) {
  const t = usePhrases(phrases);
  const tSession = usePhrases(sessionPhrases);
  const { editor, logOut } = useBuilder();
  const [problem, setProblem] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    // When the window is opened at a screen, the browser decides on the focus.
    if (shown.current !== path) main.current?.focus();
    else if (isEntered) restoreLostFocus(main.current);
    shown.current = path;
  }, [path, isEntered]);
  async function leave() {
    setProblem(undefined);
    // A screen whose code or content is still on its way would call without a session, and the editor would read of its end.
    setIsLeaving(true);
    try {
      await logOut();
    } catch (error) {
      setProblem(getErrorMessage(error));
      setIsLeaving(false);
    }
  }

  const found = findScreen(SCREENS, path);
  if (found?.screen.isWhole === true) return <ScreenOutlet {...{ path, search }} />;
  const listed = SCREENS.filter(({ isListed, role }) => isListed && mayAct(editor.role, role));
  return (
    <>
      <Bar>
        <nav aria-label={t('desk.navigation')}>
          <List>
            {listed.map((screen) => (
              <li key={screen.path}>
                <ScreenLink to={screen.path} isCurrent={screen === found?.screen}>
                  {t(screen.title)}
                </ScreenLink>
              </li>
            ))}
          </List>
        </nav>
        <Who>
          <AlertButton />
          <ScreenLink to="/account/">{editor.name}</ScreenLink>
          <Link href="/">{t('desk.site')}</Link>
          <ToolButton onClick={() => void leave()}>{t('desk.logOut')}</ToolButton>
        </Who>
      </Bar>
      {problem !== undefined && (
        <Notice kind="problem">{t('desk.stillLoggedIn', { reason: problem })}</Notice>
      )}
      <Main ref={main} tabIndex={-1}>
        {isLeaving ? (
          <Notice kind="wait">{tSession('session.asking')}</Notice>
        ) : (
          <ScreenOutlet {...{ path, search }} />
        )}
      </Main>
    </>
  );
}
