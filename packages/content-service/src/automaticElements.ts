/** The stories of a collection that come by themselves: the newest of its sections or with its tag, after those that editors chose. */
import { listAt, objectAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { fieldCondition } from './feed/Condition.ts';
import type { Condition } from './feed/Condition.ts';
import { readFeed } from './feed/readFeed.ts';
import type { ContentStore, DocumentScope } from './store/createContentStore.ts';

/** The largest number of stories; a collection that asks for more gets these. */
const MOST = 50;
const MOST_SECTIONS = 20;

interface Automatic {
  readonly condition: Condition;
  readonly size: number;
}

/** Reads what a collection says about its automatic rest; undefined when it has none. */
function readAutomatic(collection: JsonObject): Automatic | undefined {
  const automatic = objectAt(collection, 'additional_properties', 'automatic');
  const size = valueAt(automatic, 'size');
  if (typeof size !== 'number' || !Number.isInteger(size) || size <= 0) return undefined;
  const sections = listAt(automatic, 'sections').filter((section) => typeof section === 'string');
  const tag = textAt(automatic, 'tag') ?? '';
  const conditions = [
    ...(sections.length === 0
      ? []
      : [fieldCondition('taxonomy.sections._id', sections.slice(0, MOST_SECTIONS))]),
    ...(tag === '' ? [] : [fieldCondition('taxonomy.tags.slug', [tag])]),
  ];
  if (conditions.length === 0) return undefined;
  return {
    condition: { kind: 'all', of: [fieldCondition('type', ['story']), ...conditions] },
    size: Math.min(size, MOST),
  };
}

export interface CompletedCollection {
  readonly collection: JsonObject;
  /** The stories that it has already, which are not repeated. */
  readonly chosenIds: ReadonlySet<string>;
}

/** Returns references to the stories that complete a collection. */
export async function automaticElements(
  store: ContentStore,
  scope: DocumentScope,
  { collection, chosenIds }: CompletedCollection,
): Promise<readonly Json[]> {
  const automatic = readAutomatic(collection);
  if (automatic === undefined) return [];
  const { condition, size } = automatic;
  const { documents } = await readFeed(store, {
    scope,
    condition,
    order: { by: 'newest' },
    from: 0,
    size: size + chosenIds.size,
    keys: ['_id', 'type'],
  });
  return documents
    .filter(({ id }) => !chosenIds.has(id))
    .slice(0, size)
    .map(({ id }) => ({ type: 'reference', referent: { type: 'story', id } }));
}
