/** Pages and settings are published by rules of their own; whoever publishes at a moment or by hand asks here. */
import type { JsonObject } from '../../content/json/Json.ts';
import type { Queries } from '../../database/Database.ts';
import type { DraftKey } from '../drafts/editedTable.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { publishSetting, requireGood } from '../settings/publishSetting.ts';
import { readSetting } from '../settings/Setting.ts';
import type { Setting } from '../settings/Setting.ts';
import { publish } from '../versions/publishPage.ts';
import type { Publishing } from '../versions/publishPage.ts';
import { requireShowable } from '../versions/requireShowable.ts';

/** @throws EditingError 404 no setting has this name */
function settingOf({ id }: DraftKey): Setting {
  const setting = readSetting(id);
  if (setting === undefined) throw new EditingError(404, `There are no settings "${id}".`);
  return setting;
}

/** @throws EditingError 400 readers could not be given it, with its problems */
export async function requirePublishable(
  context: EditingContext,
  queries: Queries,
  { key, document }: { readonly key: DraftKey; readonly document: JsonObject },
): Promise<void> {
  if (key.of === 'settings') requireGood(context, { setting: settingOf(key), document });
  else await requireShowable(context, queries, document);
}

export interface WorkPublishing extends Omit<Publishing, 'key' | 'action'> {
  readonly key: DraftKey;
  readonly isScheduled?: boolean;
}

/**
 * Gives readers a page or a setting. Run it in a transaction, and tell the site when that is done.
 *
 * @returns the number of the version
 * @throws EditingError 400 readers could not be given it; nothing was written then
 */
export function publishWork(
  context: EditingContext,
  queries: Queries,
  { key, isScheduled = false, ...publishing }: WorkPublishing,
): Promise<number> {
  if (key.of !== 'settings') {
    const action = isScheduled ? 'schedule.published' : 'page.published';
    return publish(context, queries, { ...publishing, key, action });
  }
  const action = isScheduled ? 'settings.published-on-schedule' : 'settings.published';
  return publishSetting(context, queries, { ...publishing, setting: settingOf(key), action });
}
