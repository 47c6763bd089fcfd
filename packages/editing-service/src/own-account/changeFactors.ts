/**
 * Changes the second factors of an editor's own account. Each change is audited, and a new factor ends all other sessions.
 */
import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { addFactor, listFactors, removeFactor, renameFactor } from '../second-factor/factorStore.ts';
import type { StoredFactor } from '../second-factor/factorStore.ts';
import { countRecoveryCodes, makeRecoveryCodes } from '../second-factor/recoveryCodes.ts';
import { readSecondFactorRoles } from '../second-factor/secondFactorRoles.ts';
import { replaceSessions } from '../sessions/editorSessions.ts';
import type { EditorSession } from '../sessions/editorSessions.ts';

const MOST_FACTORS = 10;
const GONE = 'You have no such second factor. Read the list anew.';

type Confirmed = Pick<StoredFactor, 'id' | 'counter'> & Partial<StoredFactor>;

export interface FactorAddition {
  readonly session: EditorSession;
  readonly kind: StoredFactor['kind'];
  readonly name: string;
  readonly confirmed: Confirmed;
  readonly userAgent: string;
}

export interface AddedFactor {
  /** The token of the session that replaces the current one. */
  readonly token: string;
  /** New recovery codes, to be shown once; undefined when the editor has some already. */
  readonly recoveryCodes: readonly string[] | undefined;
}

/** Adds a second factor. @throws EditingError 409 when it exists already, or the editor has ten */
export function addOwnFactor(
  { database, clock }: EditingContext,
  { session, kind, name, confirmed, userAgent }: FactorAddition,
): Promise<AddedFactor> {
  const { editor } = session;
  return database.transaction(async (queries) => {
    const now = clock.now();
    if ((await listFactors(queries, editor.id)).length >= MOST_FACTORS)
      throw new EditingError(409, { says: 'refusal.factors-many', values: { count: MOST_FACTORS } });
    const factor = {
      publicKey: undefined,
      sealedSecret: undefined,
      transports: [],
      ...confirmed,
      editorId: editor.id,
      kind,
      name,
      createdAt: now,
    };
    if (!(await addFactor(queries, factor))) throw new EditingError(409, { says: 'refusal.factor-exists' });
    await writeAudit(queries, { editor, action: 'factor.added', subject: name, at: now });
    const hasCodes = (await countRecoveryCodes(queries, editor.id)) > 0;
    return {
      token: await replaceSessions(queries, { editorId: editor.id, now, isProven: true, userAgent }),
      recoveryCodes: hasCodes ? undefined : await makeRecoveryCodes(queries, editor.id),
    };
  });
}

export interface FactorChange {
  readonly session: EditorSession;
  readonly id: string;
}

/** Renames a second factor. @throws EditingError 404 when the editor has no such factor */
export function renameOwnFactor(
  { database, clock }: EditingContext,
  { session: { editor }, id, name }: FactorChange & { readonly name: string },
): Promise<void> {
  return database.transaction(async (queries) => {
    if (!(await renameFactor(queries, { editorId: editor.id, id, name }))) throw new EditingError(404, GONE);
    await writeAudit(queries, { editor, action: 'factor.renamed', subject: name, at: clock.now() });
  });
}

/**
 * Removes a second factor; with the last one the recovery codes are deleted too.
 *
 * @throws EditingError 404 when the editor has no such factor, 409 when it is the last one and the role needs one
 */
export function removeOwnFactor(
  { database, clock }: EditingContext,
  { session: { editor }, id }: FactorChange,
): Promise<void> {
  return database.transaction(async (queries) => {
    const name = await removeFactor(queries, { editorId: editor.id, id });
    if (name === undefined) throw new EditingError(404, GONE);
    const rest = await listFactors(queries, editor.id);
    if (rest.length === 0 && (await readSecondFactorRoles(queries)).includes(editor.role))
      throw new EditingError(409, { says: 'refusal.needs-factor' });
    if (rest.length === 0)
      await queries.query('delete from editor_recovery_codes where editor_id = $1', [editor.id]);
    await writeAudit(queries, { editor, action: 'factor.removed', subject: name, at: clock.now() });
  });
}

/** Creates new recovery codes and invalidates the previous ones. @throws EditingError 409 without a second factor */
export function renewRecoveryCodes(
  { database, clock }: EditingContext,
  { editor }: EditorSession,
): Promise<readonly string[]> {
  return database.transaction(async (queries) => {
    if ((await listFactors(queries, editor.id)).length === 0)
      throw new EditingError(409, { says: 'refusal.codes-need-factor' });
    await writeAudit(queries, {
      editor,
      action: 'recovery-codes.made',
      subject: editor.email,
      at: clock.now(),
    });
    return makeRecoveryCodes(queries, editor.id);
  });
}
