'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { phrases as sessionPhrases } from '../session/phrases.ts';
import { mayAct } from '../session/Role.ts';
import { useBuilder } from '../builder/Builder.ts';
import { createLatePart } from '../builder/createLatePart.tsx';
import { findScreen } from './findScreen.ts';
import { phrases } from '../builder/phrases.ts';
import { SCREENS } from './screens.ts';
import type { ScreenProps } from '../builder/ScreenProps.ts';
import type { Screen } from './screens.ts';

interface LoadedScreen extends Omit<Screen, 'load'> {
  readonly Component: ComponentType<ScreenProps>;
}

const SCREENS_TO_LOAD: readonly LoadedScreen[] = SCREENS.map(({ load, ...screen }) => ({
  ...screen,
  Component: createLatePart(load).Part,
}));

interface BoundaryProps {
  readonly children: ReactNode;
}

/** Catches the error of a screen, so that the desk stays usable. */
class ScreenBoundary extends Component<BoundaryProps, { readonly message: string | undefined }> {
  override state = { message: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { message: getErrorMessage(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return <FailedScreen message={message} onRetry={() => this.setState({ message: undefined })} />;
  }
}

function FailedScreen({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  const t = usePhrases(phrases);
  return (
    <Notice kind="problem">
      {t('desk.failed', { message })} <ToolButton onClick={onRetry}>{t('desk.retry')}</ToolButton>
    </Notice>
  );
}

export interface ScreenOutletProps {
  /** The path below `/pagebuilder`. */
  readonly path: string;
  /** The query with its `?`. */
  readonly search: string;
}

/** Renders the screen of a path, or a message why there is none. */
export function ScreenOutlet({ path, search }: ScreenOutletProps) {
  const t = usePhrases(phrases);
  const tRole = usePhrases(sessionPhrases);
  const { editor } = useBuilder();
  const found = findScreen(SCREENS_TO_LOAD, path);
  if (found === undefined) return <Notice kind="problem">{t('desk.noScreen')}</Notice>;
  if (!mayAct(editor.role, found.screen.role))
    return (
      <Notice kind="problem">
        {t('desk.refused', {
          role: tRole(`role.${editor.role}`),
          needed: tRole(`role.${found.screen.role}`),
        })}
      </Notice>
    );
  return (
    <ScreenBoundary key={path}>
      <found.screen.Component params={found.params} query={Object.fromEntries(new URLSearchParams(search))} />
    </ScreenBoundary>
  );
}
