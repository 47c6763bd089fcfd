'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { Dialog } from '@broadsheet/ui';
import { useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { phrases } from './phrases.ts';

const Fields = styled.form`
  display: grid;
  gap: 0.9rem;
`;

const Title = styled.h2`
  font-size: 1.2rem;
`;

const Buttons = styled.div`
  display: flex;
  gap: 0.5rem;
  justify-content: end;
`;

export interface PageDialogProps {
  readonly title: string;
  /** The label of the main button. */
  readonly act: string;
  /** Why the action cannot be run yet; it is announced as the description of the main button. */
  readonly reason?: string | undefined;
  /** The field that has the focus at first. Default: the button that cancels. */
  readonly initialFocus?: RefObject<HTMLInputElement | null>;
  /** Runs the action; a failure is shown, and the dialog stays. */
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders a dialog with a form about one page, over the list. */
export function PageDialog(props: PageDialogProps) {
  const { title, act, reason, initialFocus, onSubmit, onClose, children } = props;
  const t = usePhrases(phrases);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const reasonId = useId();
  const cancel = useRef<HTMLButtonElement>(null);

  async function submit() {
    setBusy(true);
    setFailure(undefined);
    try {
      await onSubmit();
    } catch (error) {
      setFailure(getErrorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open label={title} initialFocus={initialFocus ?? cancel} onClose={onClose}>
      <Fields
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (reason === undefined) void submit();
        }}
      >
        <Title>{title}</Title>
        {children}
        {failure !== undefined && <Notice kind="problem">{failure}</Notice>}
        {reason !== undefined && <p id={reasonId}>{reason}</p>}
        <Buttons>
          <ToolButton ref={cancel} onClick={onClose}>
            {t('pages.cancel')}
          </ToolButton>
          <ToolButton
            isMain
            type="submit"
            disabled={isBusy}
            aria-disabled={reason !== undefined || undefined}
            aria-describedby={reason === undefined ? undefined : reasonId}
          >
            {act}
          </ToolButton>
        </Buttons>
      </Fields>
    </Dialog>
  );
}
