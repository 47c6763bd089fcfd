import type { JsonObject } from '@broadsheet/service-kit/json';
import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { readDraft, saveDraft } from './draftStore.ts';

/** A draft that does not come from an editor, but for example from the command line. */
export interface ImportedDraft {
  readonly id: string;
  readonly document: JsonObject;
  /** Whether it may replace an existing draft. */
  readonly replaces: boolean;
}

/** Stores and audits a draft. @returns false when there is a draft that must not be replaced; then nothing is stored */
export function importDraft(
  { database, clock, site }: EditingContext,
  { id, document, replaces }: ImportedDraft,
): Promise<boolean> {
  return database.transaction(async (queries) => {
    const at = clock.now();
    const there = await readDraft(queries, { site, id });
    if (there !== undefined && !replaces) return false;
    const draft = { document, revision: there?.revision ?? 0, editorId: '', at };
    const saved = await saveDraft(queries, { site, id }, draft);
    if (saved !== undefined) await writeAudit(queries, { action: 'page.imported', subject: id, at });
    return saved !== undefined;
  });
}
