import {
  optionalTextColumn,
  textColumn,
  booleanColumn,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import type { Editor } from './Editor.ts';
import { isRole } from './Role.ts';

const COLUMNS =
  'editors.id, editors.email, editors.name, editors.role, editors.disabled_at is not null as is_disabled';

/** The columns of an editor, for statements that join the table. */
export const EDITOR_COLUMNS = COLUMNS;

/** Converts a row to an editor. @throws Error when the role does not exist */
export function toEditor(row: SqlRow): Editor {
  const role = textColumn(row, 'role');
  if (!isRole(role))
    throw new Error(`An editor has the role "${role}", which does not exist. Correct the table.`);
  return {
    id: textColumn(row, 'id'),
    email: textColumn(row, 'email'),
    name: textColumn(row, 'name'),
    role,
    isDisabled: booleanColumn(row, 'is_disabled'),
  };
}

export interface EditorWithPassword {
  readonly editor: Editor;
  readonly passwordHash: string | undefined;
}

/** Finds an editor by email address. @param email the address, in lower case */
export async function findEditor(queries: Queries, email: string): Promise<EditorWithPassword | undefined> {
  const [row] = await queries.query(`select ${COLUMNS}, password_hash from editors where email = $1`, [
    email,
  ]);
  return row && { editor: toEditor(row), passwordHash: optionalTextColumn(row, 'password_hash') };
}

export interface ListedEditor {
  readonly editor: Editor;
  readonly hasSecondFactor: boolean;
  readonly hasPassword: boolean;
}

/** Returns all editors, disabled ones included, sorted by name. */
export async function listAccounts(queries: Queries): Promise<readonly ListedEditor[]> {
  const rows = await queries.query(
    `select ${COLUMNS}, password_hash is not null as has_password,
       exists (select 1 from editor_factors where editor_id = editors.id) as has_second_factor
      from editors order by name, email`,
  );
  return rows.map((row) => ({
    editor: toEditor(row),
    hasSecondFactor: booleanColumn(row, 'has_second_factor'),
    hasPassword: booleanColumn(row, 'has_password'),
  }));
}

/** Finds an editor by id; undefined when there is none. */
export async function findEditorById(queries: Queries, id: string): Promise<Editor | undefined> {
  const [row] = await queries.query(`select ${COLUMNS} from editors where id = $1`, [id]);
  return row && toEditor(row);
}

export async function hasEditors(queries: Queries): Promise<boolean> {
  return (await queries.query('select 1 as one from editors limit 1')).length > 0;
}

export interface NewEditor extends Omit<Editor, 'isDisabled'> {
  /** The hash of the password; undefined for an editor who only logs in with an OpenID provider. */
  readonly passwordHash: string | undefined;
  readonly createdAt: number;
}

/** Stores a new editor. @returns false when the email address is in use; then nothing is stored */
export async function addEditor(queries: Queries, editor: NewEditor): Promise<boolean> {
  const { id, email, name, role, passwordHash, createdAt } = editor;
  const rows = await queries.query(
    `insert into editors (id, email, name, role, password_hash, created_at)
     values ($1, $2, $3, $4, $5, ${momentParameter(6)}) on conflict (email) do nothing returning id`,
    [id, email, name, role, passwordHash ?? null, createdAt],
  );
  return rows.length > 0;
}

/** Returns whether there is an enabled administrator other than the given one, because the last one must stay. */
export async function hasOtherAdministrator(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries.query(
    `select 1 as one from editors where role = 'administrator' and disabled_at is null and id <> $1 limit 1`,
    [id],
  );
  return rows.length > 0;
}
