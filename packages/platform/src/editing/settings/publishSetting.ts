/** Publishing settings: by the rules of pages, in one transaction with their version and the entry in the audit log. */
import type { Queries } from '../../database/Database.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import type { Editor } from '../accounts/Editor.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { DraftKey } from '../drafts/draftStore.ts';
import { takeDraft } from '../drafts/takeDraft.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { addVersion, noteUnlessKnown, readVersion } from '../versions/versionStore.ts';
import { toSettingId } from './Setting.ts';
import type { Setting } from './Setting.ts';
import { emptyDocument, readPublished, writePublished } from './settingStore.ts';

export const settingKey = ({ site }: Pick<EditingContext, 'site'>, setting: Setting): DraftKey => ({
  site,
  id: toSettingId(setting),
  of: 'settings',
});

interface Publishing {
  readonly setting: Setting;
  readonly document: JsonObject;
  readonly editor: Editor;
  readonly note: string;
}

/** @throws EditingError 400 readers could not be given it, with its problems */
function requireGood({ checkSetting }: EditingContext, { setting, document }: Publishing): void {
  const problems = checkSetting(setting, document).filter(({ isWarning }) => isWarning !== true);
  const [first] = problems;
  if (first === undefined) return;
  throw new EditingError(400, `These settings cannot be published: ${first.reason}.`, {
    problems: problems.map(({ path, reason }) => ({ path, reason })),
  });
}

async function publish(context: EditingContext, queries: Queries, publishing: Publishing): Promise<number> {
  const { setting, document, editor, note } = publishing;
  requireGood(context, publishing);
  const key = settingKey(context, setting);
  const at = context.clock.now();
  const published = await readPublished(queries, context.site, setting);
  // Of a theme that nobody has changed there is something to go back to as well.
  const before = published ?? (setting.kind === 'theme' ? emptyDocument(setting) : undefined);
  if (before !== undefined) await noteUnlessKnown(queries, key, { document: before, at });
  await writePublished(queries, context.site, { setting, document });
  // As it is read from now on: the next publication finds it known.
  const stored = (await readPublished(queries, context.site, setting)) ?? document;
  const number = await addVersion(queries, key, { document: stored, editor, note, at });
  await writeAudit(queries, { editor, action: 'settings.published', subject: key.id, at });
  return number;
}

export interface SettingPublication {
  readonly setting: Setting;
  /** The revision that the editor has seen. */
  readonly revision: number;
  readonly note: string;
  readonly editor: Editor;
}

/**
 * Publishes the draft of a setting, which is none any more then.
 *
 * @returns the number of the version
 * @throws EditingError 404 without a draft, 409 when it has changed since it was seen, 400 with its problems
 */
export async function publishSetting(
  context: EditingContext,
  { setting, revision, note, editor }: SettingPublication,
): Promise<number> {
  const number = await context.database.transaction(async (queries) => {
    const document = await takeDraft(queries, settingKey(context, setting), revision);
    return publish(context, queries, { setting, document, editor, note });
  });
  await context.onPublished();
  return number;
}

/**
 * Publishes a version of a setting once more.
 *
 * @returns the number of the new version
 * @throws EditingError 404 without it, 400 when it is not good any more
 */
export async function restoreSetting(
  context: EditingContext,
  {
    setting,
    number,
    editor,
  }: { readonly setting: Setting; readonly number: number; readonly editor: Editor },
): Promise<number> {
  const restored = await context.database.transaction(async (queries) => {
    const document = await readVersion(queries, settingKey(context, setting), number);
    if (document === undefined)
      throw new EditingError(404, `There is no version ${number} of these settings.`);
    return publish(context, queries, { setting, document, editor, note: `Version ${number}` });
  });
  await context.onPublished();
  return restored;
}
