import type { JsonObject } from '@broadsheet/service-kit/json';
import { describeEditor } from '../accounts/describeEditor.ts';
import { findEditor } from '../accounts/editorStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { listFactors } from '../second-factor/factorStore.ts';
import type { StoredFactor } from '../second-factor/factorStore.ts';
import { countRecoveryCodes } from '../second-factor/recoveryCodes.ts';
import { readSecondFactorRoles } from '../second-factor/secondFactorRoles.ts';
import type { EditorSession } from '../sessions/editorSessions.ts';
import { listSessions } from '../sessions/listSessions.ts';

/** Describes a second factor for a response, without its key or secret. */
const describeFactor = ({ id, kind, name, createdAt, usedAt }: StoredFactor): JsonObject => ({
  id,
  kind,
  name,
  createdAt,
  ...(usedAt !== undefined && { usedAt }),
});

/** Describes an editor's own account for a response. */
export async function describeAccount(
  { database, clock }: EditingContext,
  { id, editor }: EditorSession,
): Promise<JsonObject> {
  const [found, factors, codes, roles, sessions] = await Promise.all([
    findEditor(database, editor.email),
    listFactors(database, editor.id),
    countRecoveryCodes(database, editor.id),
    readSecondFactorRoles(database),
    listSessions(database, { editorId: editor.id, now: clock.now() }),
  ]);
  return {
    editor: describeEditor(editor),
    hasPassword: found?.passwordHash !== undefined,
    needsSecondFactor: roles.includes(editor.role),
    factors: factors.map(describeFactor),
    recoveryCodes: codes,
    sessions: sessions.map((session) => ({ ...session, isThis: session.id === id })),
  };
}
