/** The audit log of what editors have done. An entry is written in the transaction of the action and never changed. */
import { foldDomain, foldEmail, toWrittenEmail } from '@broadsheet/service-kit/http';
import {
  integerColumn,
  textColumn,
  momentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import type { Editor } from '../accounts/Editor.ts';

export const ACTIONS = [
  'editor.set-up',
  'editor.invited',
  'invitation.revoked',
  'editor.joined',
  'editor.changed',
  'editor.reset',
  'editor.link-made',
  'password.changed',
  'factor.added',
  'factor.renamed',
  'factor.removed',
  'factor.refused',
  'recovery-codes.made',
  'recovery-code.used',
  'second-factor.required',
  'openid.connected',
  'openid.refused',
  'sessions.ended',
  'session.opened',
  'session.refused',
  'draft.discarded',
  'page.published',
  'page.unpublished',
  'page.imported',
  'schedule.set',
  'schedule.cancelled',
  'schedule.published',
  'schedule.unpublished',
  'schedule.failed',
  'preview-link.made',
  'preview-link.revoked',
  'page.moved',
  'page.deleted',
  'page.restored',
  'settings.discarded',
  'settings.published',
  'settings.scheduled',
  'settings.schedule-cancelled',
  'settings.published-on-schedule',
  'settings.schedule-failed',
  'settings.deleted',
  'settings.restored',
  'image.uploaded',
  'image.changed',
  'image.replaced',
  'image.deleted',
  'alert.sent',
  'alert.notified',
  'alert.ended',
] as const;
export type AuditAction = (typeof ACTIONS)[number];

export interface AuditEntry {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly editorName: string;
  readonly action: string;
  /** The object of the action, such as the id of a page or the email address of an editor. */
  readonly subject: string;
}

export interface AuditRecord {
  /** The editor who acted; absent when nobody was logged in. */
  readonly editor?: Pick<Editor, 'id' | 'name'>;
  readonly action: AuditAction;
  readonly subject: string;
  readonly at: number;
}

export async function writeAudit(
  queries: Queries,
  { editor, action, subject, at }: AuditRecord,
): Promise<void> {
  await queries.query(
    `insert into audit_log (at, editor_id, editor_name, action, subject)
     values (${momentParameter(1)}, $2, $3, $4, $5)`,
    [at, editor?.id ?? null, editor?.name ?? '', action, subject],
  );
}

/** The selection of entries. */
export interface AuditFilter {
  /** Only entries with a lower number. */
  readonly before: number;
  readonly size: number;
  /** The action, such as `page.published`; the word before the point, such as `page`, selects all actions of that kind. */
  readonly action?: string | undefined;
  /** A part of the editor's name or of the subject; a domain in either of its forms, `bücher.example` or `xn--bcher-kva.example`. */
  readonly text?: string | undefined;
  /** The earliest time of an entry, in milliseconds since 1970. */
  readonly from?: number | undefined;
  /** Only entries before this time, in milliseconds since 1970. */
  readonly to?: number | undefined;
}

const toPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * Returns a text as it stands in a stored address, whose domain is in ASCII: `@xn--bcher-kva.example` for `@bücher.example`. A text
 * without an at sign may be a domain as well.
 */
const toStoredText = (text: string): string => (text.includes('@') ? foldEmail(text) : foldDomain(text));

/** Reads entries, the newest first. */
export async function readAudit(
  queries: Queries,
  { before, size, action, text, from, to }: AuditFilter,
): Promise<readonly AuditEntry[]> {
  const rows = await queries.query(
    `select number::int as number, ${inMilliseconds('at')} as at, editor_name, action, subject
       from audit_log where number < $1
        and ($3::text is null or action = $3 or action like $3 || '.%')
        and ($4::text is null or editor_name ilike $4 or subject ilike $4 or subject ilike $7)
        and ($5::float8 is null or at >= ${momentParameter(5)})
        and ($6::float8 is null or at < ${momentParameter(6)})
      order by audit_log.number desc limit $2`,
    [
      before,
      size,
      action ?? null,
      text === undefined ? null : toPattern(text),
      from ?? null,
      to ?? null,
      text === undefined ? null : toPattern(toStoredText(text)),
    ],
  );
  return rows.map((row) => ({
    number: integerColumn(row, 'number'),
    at: momentColumn(row, 'at'),
    editorName: textColumn(row, 'editor_name'),
    action: textColumn(row, 'action'),
    subject: toWrittenEmail(textColumn(row, 'subject')),
  }));
}
