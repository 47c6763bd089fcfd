import { randomUUID } from 'node:crypto';
import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { Editor } from '../accounts/Editor.ts';
import { addEditor, findEditorById, hasEditors } from '../accounts/editorStore.ts';
import type { Queries } from '@broadsheet/service-kit/database';
import { foldEmail, toWrittenEmail } from '@broadsheet/service-kit/http';
import { endAllSessions } from '../sessions/editorSessions.ts';
import { addLink, dropSetUpLinks, SET_UP_MS, consumeLink } from './links.ts';
import { requireGoodPassword } from './requireGoodPassword.ts';

export interface Joining {
  readonly token: string;
  /** The email address, in lower case. */
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

const USED = { says: 'refusal.link-used' } as const;
const SET_UP = 'Somebody has set this site up already. Ask an administrator for an invitation.';

/** Ensures that only one of several set-up links creates the first administrator. @throws EditingError 410 if one exists */
async function requireNobody(queries: Queries): Promise<void> {
  await queries.query('lock table editors in share row exclusive mode');
  if (await hasEditors(queries)) throw new EditingError(410, SET_UP);
  await dropSetUpLinks(queries);
}

/**
 * Changes the password of an account and ends its sessions.
 *
 * @throws EditingError 410 when the account is gone or disabled
 */
async function renewPassword(
  queries: Queries,
  editorId: string,
  { passwordHash, at }: { readonly passwordHash: string; readonly at: number },
): Promise<Editor> {
  const editor = await findEditorById(queries, editorId);
  if (editor === undefined || editor.isDisabled) throw new EditingError(410, USED);
  await queries.query('update editors set password_hash = $2 where id = $1', [editorId, passwordHash]);
  await queries.query('delete from editor_links where editor_id = $1', [editorId]);
  await endAllSessions(queries, editorId, at);
  await writeAudit(queries, { editor, action: 'password.changed', subject: editor.email, at });
  return editor;
}

/**
 * Uses a one-time link: creates the account of a new editor, or changes the password of the account that the link is for.
 *
 * @throws EditingError 410 when the link is invalid, 403 when it is for another email address, 409 when the email address is
 * in use, 400 when the password is weak
 */
export async function joinEditors(context: EditingContext, joining: Joining): Promise<Editor> {
  const { database, clock, hasher } = context;
  const { token, email, name, password } = joining;
  requireGoodPassword(password, { email, name });
  const passwordHash = await hasher.hash(password);
  return database.transaction(async (queries) => {
    const at = clock.now();
    const link = await consumeLink(queries, token, at);
    if (link === undefined) throw new EditingError(410, USED);
    if (link.email !== undefined && link.email !== email)
      throw new EditingError(403, {
        says: 'refusal.link-email',
        values: { email: toWrittenEmail(link.email) },
      });
    if (link.editorId !== undefined) return renewPassword(queries, link.editorId, { passwordHash, at });
    if (link.email === undefined) await requireNobody(queries);
    const editor = { id: randomUUID(), email, name, role: link.role };
    if (!(await addEditor(queries, { ...editor, passwordHash, createdAt: at })))
      throw new EditingError(409, { says: 'refusal.editor-exists' });
    await writeAudit(queries, { editor, action: 'editor.joined', subject: email, at });
    return { ...editor, isDisabled: false };
  });
}

export interface FirstEditor {
  /** The email address. */
  readonly email: string;
  readonly password: string;
}

/**
 * Ensures that somebody can log in. If there is no editor yet, it creates the given administrator, or a link with which the
 * first visitor becomes one.
 *
 * @returns the token of that link; undefined when none is needed
 * @throws EditingError 400 when the given password is weak
 */
export async function setUpEditors(
  { database, clock, hasher }: EditingContext,
  first: FirstEditor | undefined,
): Promise<string | undefined> {
  if (await hasEditors(database)) return undefined;
  const now = clock.now();
  if (first === undefined) return addLink(database, { role: 'administrator', expiresAt: now + SET_UP_MS });
  const { password } = first;
  const email = foldEmail(first.email);
  requireGoodPassword(password, { email, name: '' });
  const passwordHash = await hasher.hash(password);
  await database.transaction(async (queries) => {
    const editor = { id: randomUUID(), email, name: email, role: 'administrator' } as const;
    if (await addEditor(queries, { ...editor, passwordHash, createdAt: now }))
      await writeAudit(queries, { editor, action: 'editor.set-up', subject: email, at: now });
    await dropSetUpLinks(queries);
  });
  return undefined;
}
