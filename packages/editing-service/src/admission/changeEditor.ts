import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { momentParameter } from '@broadsheet/service-kit/database';
import { endAllSessions } from '../sessions/editorSessions.ts';
import type { Editor } from '../accounts/Editor.ts';
import { findEditorById, hasOtherAdministrator } from '../accounts/editorStore.ts';
import type { Role } from '../accounts/Role.ts';
import { removeAllFactors } from '../second-factor/factorStore.ts';
import { addLink, PASSWORD_LINK_MS } from './links.ts';

export interface EditorChange {
  readonly id: string;
  readonly role?: Role | undefined;
  readonly isDisabled?: boolean | undefined;
}

const NOBODY = 'There is no such editor. Read the list anew.';

/**
 * Changes the role of an editor, or disables or enables the account. Disabling ends the editor's sessions.
 *
 * @throws EditingError 404 when there is no such editor, 409 when no administrator would remain
 */
export async function changeEditor(
  { database, clock }: EditingContext,
  change: EditorChange,
  by: Editor,
): Promise<Editor> {
  return database.transaction(async (queries) => {
    const now = clock.now();
    // If two administrators disable each other at the same moment, the second waits and is refused.
    await queries.query('lock table editors in share row exclusive mode');
    const found = await findEditorById(queries, change.id);
    if (found === undefined) throw new EditingError(404, NOBODY);
    const { role = found.role, isDisabled = found.isDisabled } = change;
    const staysAdministrator = role === 'administrator' && !isDisabled;
    if (!staysAdministrator && !(await hasOtherAdministrator(queries, found.id)))
      throw new EditingError(409, { says: 'refusal.only-administrator' });
    await queries.query(`update editors set role = $2, disabled_at = ${momentParameter(3)} where id = $1`, [
      found.id,
      role,
      isDisabled ? now : null,
    ]);
    // A new role takes effect with the next request; a disabled editor is logged out at once.
    if (isDisabled) await endAllSessions(queries, found.id, now);
    await writeAudit(queries, { editor: by, action: 'editor.changed', subject: found.email, at: now });
    return { ...found, role, isDisabled };
  });
}

/** An account that an administrator changes. */
export interface ChangedAccount {
  readonly id: string;
  readonly by: Editor;
}

/**
 * Removes all second factors of an editor who has lost them, and ends the editor's sessions.
 *
 * @throws EditingError 404 when there is no such editor
 */
export function resetFactors({ database, clock }: EditingContext, { id, by }: ChangedAccount): Promise<void> {
  return database.transaction(async (queries) => {
    const found = await findEditorById(queries, id);
    if (found === undefined) throw new EditingError(404, NOBODY);
    await removeAllFactors(queries, id);
    await endAllSessions(queries, id, clock.now());
    await writeAudit(queries, {
      editor: by,
      action: 'editor.reset',
      subject: found.email,
      at: clock.now(),
    });
  });
}

/**
 * Creates a one-time link with which an editor chooses a new password.
 *
 * @returns the token of the link, and the end of its validity
 * @throws EditingError 404 when there is no such editor, or the account is disabled
 */
export function makePasswordLink(
  { database, clock }: EditingContext,
  { id, by }: ChangedAccount,
): Promise<{ readonly token: string; readonly expiresAt: number }> {
  return database.transaction(async (queries) => {
    const found = await findEditorById(queries, id);
    if (found === undefined || found.isDisabled) throw new EditingError(404, NOBODY);
    const { email, role } = found;
    const at = clock.now();
    const expiresAt = at + PASSWORD_LINK_MS;
    await writeAudit(queries, { editor: by, action: 'editor.link-made', subject: email, at });
    return { token: await addLink(queries, { email, editorId: id, role, expiresAt }), expiresAt };
  });
}
