import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { momentParameter } from '../../identity/store/moments.ts';
import { endAllSessions } from '../sessions/editorSessions.ts';
import type { Editor } from '../accounts/Editor.ts';
import { hasOtherAdministrator, listEditors } from '../accounts/editorStore.ts';
import type { Role } from '../accounts/Role.ts';

export interface EditorChange {
  readonly id: string;
  readonly role?: Role | undefined;
  readonly isDisabled?: boolean | undefined;
}

/**
 * Gives an editor another role, or lets them in no more; that ends their sessions.
 *
 * @throws EditingError 404 without such an editor, 409 where nobody could change anything afterwards
 */
export async function changeEditor(
  { database, clock }: EditingContext,
  change: EditorChange,
  by: Editor,
): Promise<Editor> {
  return database.transaction(async (queries) => {
    const now = clock.now();
    const found = (await listEditors(queries)).find(({ id }) => id === change.id);
    if (found === undefined) throw new EditingError(404, 'There is no such editor. Read the list anew.');
    const { role = found.role, isDisabled = found.isDisabled } = change;
    const staysAdministrator = role === 'administrator' && !isDisabled;
    if (!staysAdministrator && !(await hasOtherAdministrator(queries, found.id)))
      throw new EditingError(409, 'This is the only administrator. Make another one first.');
    await queries.query(`update editors set role = $2, disabled_at = ${momentParameter(3)} where id = $1`, [
      found.id,
      role,
      isDisabled ? now : null,
    ]);
    if (isDisabled) await endAllSessions(queries, found.id, now);
    await writeAudit(queries, { editor: by, action: 'editor.changed', subject: found.email, at: now });
    return { ...found, role, isDisabled };
  });
}
