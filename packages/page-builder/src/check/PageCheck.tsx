'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { findNode } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { useEditing, usePage } from '../editing/Editing.ts';
import { findProblems } from './Finding.ts';
import type { Finding } from './Finding.ts';
import { phrases } from './phrases.ts';
import { ProblemsPanel } from './ProblemsPanel.tsx';
import { useSummary } from './useSummary.ts';

const Panel = styled.section<{ readonly $isInDialog: boolean }>`
  display: grid;
  gap: 0.75rem;
  /* A dialog has a margin of its own. */
  padding: ${({ $isInDialog }) => ($isInDialog ? '0.75rem 0' : '0.75rem')};
`;

type CheckState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'checked'; readonly page: PageDocument; readonly findings: readonly Finding[] }
  | { readonly kind: 'failed'; readonly message: string };

export interface PageCheckProps {
  /** Whether the check starts at once, as before a publication. */
  readonly isAtOnce?: boolean;
  /** Called when the editor chooses the block of a finding; the block is selected then. */
  readonly onSelect?: () => void;
}

/** Returns the check of the page as it is on the screen; an outdated response is ignored. */
function usePageCheck({ isAtOnce = false }: Pick<PageCheckProps, 'isAtOnce'>) {
  const { client } = useBuilder();
  const { store, path } = useEditing();
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const check = useCallback(async () => {
    turn.current += 1;
    const own = turn.current;
    const { page } = store.get();
    setState({ kind: 'checking' });
    const next = await findProblems(client, { page, path }).then(
      (findings): CheckState => ({ kind: 'checked', page, findings }),
      (error: unknown): CheckState => ({
        kind: 'failed',
        message: getErrorMessage(error),
      }),
    );
    if (own === turn.current) setState(next);
  }, [client, store, path]);
  useEffect(() => {
    if (isAtOnce) void check();
  }, [isAtOnce, check]);
  return { state, check };
}

/** Renders the check of the edited page. */
export function PageCheck({ isAtOnce = false, onSelect }: PageCheckProps) {
  const t = usePhrases(phrases);
  const { state, check } = usePageCheck({ isAtOnce });
  return (
    <Panel $isInDialog={isAtOnce}>
      {state.kind === 'idle' && <p>{t('check.intro')}</p>}
      {state.kind === 'checking' && <Notice kind="wait">{t('check.checking')}</Notice>}
      {state.kind === 'failed' && <Notice kind="problem">{state.message}</Notice>}
      {state.kind === 'checked' && <Checked {...state} onSelect={onSelect} />}
      <ToolButton
        isMain={state.kind === 'idle'}
        aria-disabled={state.kind === 'checking'}
        onClick={() => void check()}
      >
        {t(state.kind === 'idle' ? 'check.begin' : 'check.again')}
      </ToolButton>
    </Panel>
  );
}

type CheckedProps = Omit<Extract<CheckState, { readonly kind: 'checked' }>, 'kind'> &
  Pick<PageCheckProps, 'onSelect'>;

function Checked({ page: checked, findings, onSelect }: CheckedProps) {
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  const { catalogue, select } = useEditing();
  const page = usePage();
  const summary = useSummary(findings);
  useEffect(() => announce(summary), [announce, summary]);
  function titleOf(id: string): string | undefined {
    const node = findNode(page, id)?.node;
    return node && catalogue.nameOf(node);
  }
  return (
    <>
      {page !== checked && <Notice kind="note">{t('check.changed')}</Notice>}
      <ProblemsPanel
        {...{ findings, titleOf, catalogue }}
        onSelect={(id) => {
          select(id);
          onSelect?.();
        }}
      />
    </>
  );
}
