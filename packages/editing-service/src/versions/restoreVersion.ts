import type { Editor } from '../accounts/Editor.ts';
import { dropSameDraft } from '../drafts/draftStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { publish } from './publishPage.ts';
import { readVersion } from './versionStore.ts';

/**
 * Publishes an earlier version again. A draft that equals it is deleted; one with other changes stays.
 *
 * @returns the number of the new version
 * @throws EditingError 404 when there is no such version, 400 when the site cannot show it any more
 */
export async function restoreVersion(
  context: EditingContext,
  { id, number, editor }: { readonly id: string; readonly number: number; readonly editor: Editor },
): Promise<number> {
  const key = { site: context.site, id };
  const restored = await context.database.transaction(async (queries) => {
    const document = await readVersion(queries, key, number);
    if (document === undefined)
      throw new EditingError(404, { says: 'refusal.version-gone', values: { number } });
    await dropSameDraft(queries, key, document);
    return publish(context, queries, { key, document, editor, note: { says: 'note.version', number } });
  });
  await context.onPublished();
  return restored;
}
