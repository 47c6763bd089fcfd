/** Recovery codes for editors who have lost their second factor: ten, each valid once. Only their hashes are stored. */
import { randomInt } from 'node:crypto';
import { integerColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { hashToken } from '../accounts/token.ts';

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** The characters of a code, without those that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const makeGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
const makeCode = (): string => Array.from({ length: GROUPS }, makeGroup).join('-');

/** Normalises a code: capital letters, spaces and dashes make no difference. */
const fold = (code: string): string => code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
/** Returns whether a typed code has the length of a recovery code, which nobody can guess: it has 79 random bits. */
export const isRecoveryCode = (code: string): boolean => fold(code).length === GROUPS * GROUP_LENGTH;

const hashCode = (editorId: string, code: string): string => hashToken(`${editorId} ${fold(code)}`);

/** Creates new codes and invalidates the previous ones. @returns the codes, to be shown once */
export async function makeRecoveryCodes(queries: Queries, editorId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, makeCode);
  await queries.query('delete from editor_recovery_codes where editor_id = $1', [editorId]);
  for (const code of codes)
    await queries.query('insert into editor_recovery_codes (editor_id, code_hash) values ($1, $2)', [
      editorId,
      hashCode(editorId, code),
    ]);
  return codes;
}

export async function countRecoveryCodes(queries: Queries, editorId: string): Promise<number> {
  const [row] = await queries.query(
    'select count(*)::int as count from editor_recovery_codes where editor_id = $1',
    [editorId],
  );
  return row === undefined ? 0 : integerColumn(row, 'count');
}

/** Deletes a code, so that it is accepted once. @returns false when the editor has no such code */
export async function consumeRecoveryCode(
  queries: Queries,
  editorId: string,
  code: string,
): Promise<boolean> {
  const rows = await queries.query(
    'delete from editor_recovery_codes where editor_id = $1 and code_hash = $2 returning editor_id',
    [editorId, hashCode(editorId, code)],
  );
  return rows.length > 0;
}
