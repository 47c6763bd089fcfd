import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { SourceItem } from '../import/ImportSource.ts';
import { mergeRedirects } from '../redirects/mergeRedirects.ts';
import type { ContentStore } from '../store/createContentStore.ts';
import { addSections } from './addSections.ts';

type DocumentItem = SourceItem & { readonly kind: 'document' };

/** What the parts before have brought, which may not be stored yet. */
interface Brought {
  navigation?: JsonObject | undefined;
  readonly redirects: Map<string, JsonObject>;
}

interface Addition {
  readonly item: DocumentItem;
  readonly given: JsonObject;
  readonly store: ContentStore;
  readonly brought: Brought;
}

async function* withSections({ item, given, store, brought }: Addition): AsyncGenerator<SourceItem> {
  const known = brought.navigation ?? (await store.findNavigation(store.site, 'default'));
  const value = known === undefined ? given : addSections(known, given);
  if (value === undefined) return;
  brought.navigation = value;
  yield { ...item, value };
}

async function* withRedirects({ item, given, store, brought }: Addition): AsyncGenerator<SourceItem> {
  const stored = await store.listRedirects(store.site);
  const others = stored.filter((known) => !brought.redirects.has(textAt(known, 'id') ?? ''));
  const { list, leftOut } = mergeRedirects(given, [...others, ...brought.redirects.values()]);
  const { file, path } = item;
  for (const from of leftOut) {
    const reason = `an old address was left out, as the site leads it elsewhere already: ${from}`;
    yield { kind: 'warning', file, path, reason };
  }
  if (listAt(list, 'redirects').length === 0) return;
  brought.redirects.set(textAt(list, 'id') ?? '', list);
  yield { ...item, value: list };
}

/**
 * Adds the navigation and the redirects of an old site to those that the site has, which were brought by another part of the
 * export or by another old site, or written by editors.
 */
export async function* withStored(
  items: AsyncIterable<SourceItem>,
  store: ContentStore,
): AsyncGenerator<SourceItem> {
  const brought: Brought = { redirects: new Map() };
  for await (const item of items) {
    if (item.kind !== 'document' || !isJsonObject(item.value)) {
      yield item;
      continue;
    }
    const addition = { item, given: item.value, store, brought };
    if (textAt(item.value, 'hierarchy') !== undefined) yield* withSections(addition);
    else if (Array.isArray(item.value.redirects)) yield* withRedirects(addition);
    else yield item;
  }
}
