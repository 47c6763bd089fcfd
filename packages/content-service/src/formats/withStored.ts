import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { SourceItem } from '../import/ImportSource.ts';
import { mergeRedirects } from '../redirects/mergeRedirects.ts';
import type { ContentStore } from '../store/createContentStore.ts';
import { addSections } from './addSections.ts';

type DocumentItem = SourceItem & { readonly kind: 'document' };

async function* withSections(
  item: DocumentItem,
  tree: JsonObject,
  store: ContentStore,
): AsyncGenerator<SourceItem> {
  const stored = await store.findNavigation(store.site, 'default');
  const value = stored === undefined ? tree : addSections(stored, tree);
  if (value !== undefined) yield { ...item, value };
}

async function* withRedirects(
  item: DocumentItem,
  given: JsonObject,
  store: ContentStore,
): AsyncGenerator<SourceItem> {
  const { list, leftOut } = mergeRedirects(given, await store.listRedirects(store.site));
  const { file, path } = item;
  for (const from of leftOut) {
    const reason = `the old address ${from} was left out of the redirects, because the site has a rule for it`;
    yield { kind: 'warning', file, path, reason };
  }
  if (listAt(list, 'redirects').length > 0) yield { ...item, value: list };
}

/**
 * Adds the navigation and the redirects of an old site to those that the site has, which were brought by another part of the
 * export, or written by editors.
 */
export async function* withStored(
  items: AsyncIterable<SourceItem>,
  store: ContentStore,
): AsyncGenerator<SourceItem> {
  for await (const item of items) {
    if (item.kind !== 'document' || !isJsonObject(item.value)) yield item;
    else if (textAt(item.value, 'hierarchy') !== undefined) yield* withSections(item, item.value, store);
    else if (Array.isArray(item.value.redirects)) yield* withRedirects(item, item.value, store);
    else yield item;
  }
}
