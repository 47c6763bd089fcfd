'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Component, lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { phrases as sessionPhrases } from '../session/phrases.ts';
import { mayAct } from '../session/Role.ts';
import { useBuilder } from './Builder.ts';
import { findScreen } from './findScreen.ts';
import { phrases } from './phrases.ts';
import { SCREENS } from './screens.ts';
import type { Screen, ScreenProps } from './screens.ts';

interface LoadedScreen extends Omit<Screen, 'load'> {
  readonly Component: ComponentType<ScreenProps>;
}

const SCREENS_TO_LOAD: readonly LoadedScreen[] = SCREENS.map(({ load, ...screen }) => ({
  ...screen,
  Component: lazy(async () => ({ default: await load() })),
}));

interface BoundaryProps {
  readonly children: ReactNode;
}

/** A screen that fails costs itself and not the desk. */
class ScreenBoundary extends Component<BoundaryProps, { readonly message: string | undefined }> {
  override state = { message: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
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
  /** Below `/pagebuilder`. */
  readonly path: string;
  /** What stands behind it, with its `?`. */
  readonly search: string;
}

/** The screen of a path, or why there is none. */
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
      <Suspense fallback={<Notice kind="wait">{t('desk.loading')}</Notice>}>
        <found.screen.Component
          params={found.params}
          query={Object.fromEntries(new URLSearchParams(search))}
        />
      </Suspense>
    </ScreenBoundary>
  );
}
