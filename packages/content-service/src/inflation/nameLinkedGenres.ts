/** Names the genre of stories that the links of a body lead to, so that readers know it before they follow one. */
import { storyGenre } from '@broadsheet/sdk-content/genre';
import { spellPath } from '@broadsheet/sdk-content/server';
import { isJsonList, isJsonObject, mapObjects, objectAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import type { ContentStore, DocumentScope } from '../store/createContentStore.ts';
import { loadKindsByUrl } from '../store/readDocuments.ts';

/** The most links of a body that are looked up. */
const MOST_LINKS = 100;

type Origin = string | undefined;

/** Returns the path of a link to a page of this site, without a trailing slash; undefined for any other element. */
function getLinkedPath(element: JsonObject, origin: Origin): string | undefined {
  const url = textAt(element, 'type') === 'interstitial_link' ? textAt(element, 'url') : undefined;
  const isOwn = url !== undefined && origin !== undefined && url.startsWith(`${origin}/`);
  const [path = ''] = (isOwn ? url.slice(origin.length) : url)?.split(/[?#]/) ?? [];
  return /^\/(?!\/)./.test(path) ? spellPath(path).replace(/\/+$/, '') : undefined;
}

function listPaths(value: Json, origin: Origin): readonly string[] {
  if (isJsonList(value)) return value.flatMap((each) => listPaths(each, origin));
  if (!isJsonObject(value)) return [];
  return [
    getLinkedPath(value, origin) ?? [],
    ...Object.values(value).map((each) => listPaths(each, origin)),
  ].flat();
}

/**
 * Adds `additional_properties.linked_genre` to the links of a story's body, by path or absolute, that lead to a story of this
 * site of a genre other than news.
 * A story without such links is returned as it is, and nothing is read for it.
 */
export async function nameLinkedGenres(
  story: JsonObject,
  { store, scope }: { readonly store: ContentStore; readonly scope: DocumentScope },
): Promise<JsonObject> {
  const body = story.content_elements;
  const paths = [...new Set(listPaths(body ?? null, store.origin))].slice(0, MOST_LINKS);
  if (body === undefined || paths.length === 0) return story;
  const kinds = await loadKindsByUrl(store, { scope, paths });
  const named = mapObjects(body, (element) => {
    const kind = kinds.get(getLinkedPath(element, store.origin) ?? '');
    const genre = kind && storyGenre({ subtype: kind.subtype, label: { basic: { text: kind.label } } });
    if (genre === undefined || genre === 'news') return element;
    const others = objectAt(element, 'additional_properties');
    return { ...element, additional_properties: { ...others, linked_genre: genre } };
  });
  return { ...story, content_elements: named };
}
