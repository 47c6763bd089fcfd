/** Sends and ends the alert: in one transaction with its entry in the audit log. */
import { DAY_MS } from '@broadsheet/client-core';
import type { Editor } from '../accounts/Editor.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { dropAlert, readAlert, claimDueAlert, writeAlert } from './alertStore.ts';
import type { Alert } from './alertStore.ts';

/** The largest number of characters of an alert. */
export const LONGEST_ALERT = 200;
const LONGEST_PATH = 2_000;
const MOST_DAYS = 31;

/** A path of the site: one slash, then nothing that a browser could read as another host or a script. */
const OWN_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

export interface NewAlert {
  readonly text: string;
  readonly path: string | undefined;
  /** Milliseconds since 1970; undefined for no end. */
  readonly endsAt: number | undefined;
  /** Whether it also goes to the browsers that have subscribed to notifications. */
  readonly isNotified: boolean;
  readonly editor: Editor;
}

function requireGood({ text, path, endsAt }: Pick<NewAlert, 'text' | 'path' | 'endsAt'>, now: number): void {
  if (text === '' || text.length > LONGEST_ALERT || !text.isWellFormed() || /\p{Cc}/u.test(text))
    throw new EditingError(400, { says: 'refusal.alert-text', values: { most: LONGEST_ALERT } });
  if (path !== undefined && (path.length > LONGEST_PATH || !path.isWellFormed() || !OWN_PATH.test(path)))
    throw new EditingError(400, { says: 'refusal.alert-path' });
  if (endsAt !== undefined && (endsAt <= now || endsAt > now + MOST_DAYS * DAY_MS))
    throw new EditingError(400, { says: 'refusal.alert-end', values: { most: MOST_DAYS } });
}

/**
 * Sends an alert in the place of the one before; readers get it with their next request, and as a notification if it is asked
 * for.
 *
 * @throws EditingError 400 when the text is empty or too long, the path leads elsewhere, the end is not ahead, or
 *   notifications are asked for and not set up
 */
export async function sendAlert(context: EditingContext, alert: NewAlert): Promise<Alert> {
  const { database, site, clock, notifications } = context;
  const { editor, isNotified, ...content } = alert;
  const sentAt = clock.now();
  requireGood(content, sentAt);
  if (isNotified && notifications === undefined)
    throw new EditingError(400, { says: 'refusal.alert-notifications' });
  const sent = { ...content, editorName: editor.name, sentAt };
  await database.transaction(async (queries) => {
    const sending = isNotified ? await notifications?.queue(queries, { ...content, at: sentAt }) : undefined;
    await writeAlert(queries, site, { ...sent, sending });
    const entry = { editor, subject: content.text, at: sentAt };
    await writeAudit(queries, { ...entry, action: 'alert.sent' });
    if (sending !== undefined) await writeAudit(queries, { ...entry, action: 'alert.notified' });
  });
  if (isNotified) notifications?.wake();
  await context.onPublished();
  return sent;
}

/** Ends the alert. @throws EditingError 404 when there is none */
export async function endAlert(context: EditingContext, editor: Editor): Promise<void> {
  const { database, site, clock } = context;
  await database.transaction(async (queries) => {
    const alert = await readAlert(queries, site);
    if (alert === undefined) throw new EditingError(404, { says: 'refusal.alert-gone' });
    const at = clock.now();
    await dropAlert(queries, site, at);
    await writeAudit(queries, { editor, action: 'alert.ended', subject: alert.text, at });
  });
  await context.onPublished();
}

/** Ends the alert whose end has come. Any number of processes may call it at any time. */
export async function endDueAlert(context: EditingContext): Promise<void> {
  const { database, site, clock } = context;
  const isEnded = await database.transaction(async (queries) => {
    const at = clock.now();
    const text = await claimDueAlert(queries, site, at);
    if (text === undefined) return false;
    await dropAlert(queries, site, at);
    await writeAudit(queries, { action: 'alert.ended', subject: text, at });
    return true;
  });
  if (isEnded) await context.onPublished();
}
