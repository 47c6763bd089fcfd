'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { Dialog } from '@broadsheet/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useTask } from '../publishing/useTask.ts';
import { mayAct } from '../session/Role.ts';
import { endAlert, readAlert, sendAlert } from './alertCalls.ts';
import type { Alert } from './alertCalls.ts';
import { AlertForm, AlertText } from './AlertForm.tsx';
import { NotificationResult } from './NotificationResult.tsx';
import { phrases } from './phrases.ts';

const Part = styled.section`
  display: grid;
  gap: 0.5rem;
  margin-block: 0.75rem;
`;

interface LiveAlertProps {
  readonly alert: Alert;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/** Renders the alert that readers see, who sent it, and the button that ends it. */
function LiveAlert({ alert: { text, path, sent, endsAt }, isBusy, onEnd }: LiveAlertProps) {
  const t = usePhrases(phrases);
  const format = useFormat();
  return (
    <Part>
      <h3>{t('alert.live')}</h3>
      <AlertText>{text}</AlertText>
      {path !== undefined && <p>{path}</p>}
      {sent !== undefined && <p>{t('alert.liveBy', { when: format.dateTime(sent.at), name: sent.by })}</p>}
      {endsAt !== undefined && <p>{t('alert.ends', { when: format.dateTime(endsAt) })}</p>}
      <ToolButton aria-disabled={isBusy} onClick={onEnd}>
        {t('alert.end')}
      </ToolButton>
    </Part>
  );
}

/** Reads the alert, and with the dialog open what became of the last notification; sends and ends it. */
function useAlert({ isOpen, mayPublish }: { readonly isOpen: boolean; readonly mayPublish: boolean }) {
  const { client, announce } = useBuilder();
  const read = useRead(
    async (signal) => (mayPublish ? readAlert(client, { signal, hasNotifications: isOpen }) : undefined),
    [client, mayPublish, isOpen],
  );
  const task = useTask(announce);
  /** Returns whether the work was done. */
  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    let isDone = false;
    await task.run(async () => {
      await work();
      isDone = true;
      read.again();
      return done;
    });
    return isDone;
  }
  // A look that failed takes nothing from the editor who is writing.
  const state = read.kind === 'failed' ? read.last : read.kind === 'read' ? read.value : undefined;
  return { client, read, task, run, live: state?.alert, notifications: state?.notifications };
}

/** Renders the button of every screen that opens the alert to readers; nothing for editors who may not publish. */
export function AlertButton() {
  const t = usePhrases(phrases);
  const { editor } = useBuilder();
  const mayPublish = mayAct(editor.role, 'publisher');
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  const { client, read, task, run, live, notifications } = useAlert({ isOpen, mayPublish });
  if (!mayPublish) return null;

  return (
    <>
      <ToolButton isMain={live !== undefined} onClick={() => setOpen(true)}>
        {t(live === undefined ? 'alert.open' : 'alert.isLive')}
      </ToolButton>
      {isOpen && (
        <Dialog open labelledBy={headingId} onClose={() => setOpen(false)}>
          <h2 id={headingId}>{t('alert.title')}</h2>
          {read.kind === 'loading' && <Notice kind="wait">{t('alert.loading')}</Notice>}
          {read.kind === 'failed' && <Notice kind="problem">{read.message}</Notice>}
          {read.kind === 'read' && live === undefined && <p>{t('alert.none')}</p>}
          {task.problem !== undefined && <Notice kind="problem">{task.problem}</Notice>}
          {task.done !== undefined && <Notice kind="done">{task.done}</Notice>}
          {live !== undefined && (
            <LiveAlert
              alert={live}
              isBusy={task.isBusy}
              onEnd={() => void run(() => endAlert(client), t('alert.ended'))}
            />
          )}
          {notifications?.last !== undefined && (
            <NotificationResult
              last={notifications.last}
              isLooking={read.kind === 'read' && read.isStale}
              onOutdated={read.again}
            />
          )}
          <AlertForm
            isReplacing={live !== undefined}
            isBusy={task.isBusy}
            subscribers={notifications?.subscribers}
            onSend={(alert) => run(() => sendAlert(client, alert), t('alert.sent'))}
          />
        </Dialog>
      )}
    </>
  );
}
