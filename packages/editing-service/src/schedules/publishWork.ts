/** Publishes a page or a setting by its own rules, for publications by an editor and by a schedule. */
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Queries } from '@broadsheet/service-kit/database';
import type { DraftKey } from '../drafts/editedTable.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { publishSetting, requireGood } from '../settings/publishSetting.ts';
import { readSetting } from '../settings/Setting.ts';
import type { Setting } from '../settings/Setting.ts';
import { publish } from '../versions/publishPage.ts';
import type { Publishing } from '../versions/publishPage.ts';
import { requireShowable } from '../versions/requireShowable.ts';

/** Reads the setting of a key. @throws EditingError 404 when there can be no setting with this name */
function toSetting({ id }: DraftKey): Setting {
  const setting = readSetting(id);
  if (setting === undefined) throw new EditingError(404, `There are no settings "${id}".`);
  return setting;
}

/** Checks that a document can be published. @throws EditingError 400 when it cannot, with its problems in the details */
export async function requirePublishable(
  context: EditingContext,
  queries: Queries,
  { key, document }: { readonly key: DraftKey; readonly document: JsonObject },
): Promise<void> {
  if (key.of === 'settings') requireGood(context, { setting: toSetting(key), document });
  else await requireShowable(context, queries, document);
}

export interface WorkPublishing extends Omit<Publishing, 'key' | 'action'> {
  readonly key: DraftKey;
  readonly isScheduled?: boolean;
}

/**
 * Publishes a page or a setting. Run it in a transaction, and call `onPublished` after its commit.
 *
 * @returns the number of the version
 * @throws EditingError 400 when it cannot be published, 409 when the redirects of a page's path forbid it; nothing is written
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
  return publishSetting(context, queries, { ...publishing, setting: toSetting(key), action });
}
