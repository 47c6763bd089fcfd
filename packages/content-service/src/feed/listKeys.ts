import { listSpellings } from '../store/listSpellings.ts';
import type { Condition, Field } from './Condition.ts';
import { namesType } from './compileCondition.ts';

/** The keys of a list, and how many changes of other documents have them too: the lower the fewer. */
interface ListKeys {
  readonly keys: readonly string[];
  readonly breadth: number;
}

const ALL: ListKeys = { keys: ['listed'], breadth: 3 };

function withSlashVariants(ids: readonly string[]): readonly string[] {
  return ids.flatMap(listSpellings).flatMap((id) => {
    const bare = id.replace(/(?<=.)\/+$/, '');
    return [bare, `${bare}/`];
  });
}

function fieldKeys(field: Field, values: readonly string[], site: string): ListKeys {
  const keyed = (breadth: number, prefix: string, names = values): ListKeys => ({
    breadth,
    keys: names.map((name) => `${prefix} ${name}`),
  });
  switch (field) {
    case 'id':
      return keyed(0, 'document');
    case 'tag':
      return keyed(1, 'listed tag', values.flatMap(listSpellings));
    case 'section':
      return keyed(1, `listed section ${site}`, withSlashVariants(values));
    case 'authorId':
      return keyed(
        1,
        'listed credit',
        values.map((id) => `id:${id}`),
      );
    case 'type':
      return keyed(2, 'listed type');
    case 'authorSlug':
    case 'site':
    case 'published':
      return ALL;
  }
}

function conditionKeys(condition: Condition, site: string): ListKeys {
  switch (condition.kind) {
    case 'all': {
      // A document has to meet all of them, so the keys of one are enough.
      const [best = ALL] = condition.of
        .map((inner) => conditionKeys(inner, site))
        .toSorted((one, other) => one.breadth - other.breadth);
      return best;
    }
    case 'any': {
      const all = condition.of.map((inner) => conditionKeys(inner, site));
      return {
        keys: all.flatMap(({ keys }) => keys),
        breadth: Math.max(0, ...all.map(({ breadth }) => breadth)),
      };
    }
    case 'field':
      return fieldKeys(condition.field, condition.values, site);
    case 'not':
    case 'since':
    case 'text':
      return ALL;
  }
}

/** Returns the keys of the list of a site's documents that meet a condition. @param types those of a list that names none */
export function listKeys(
  condition: Condition,
  { site, types }: { readonly site: string; readonly types: readonly string[] },
): readonly string[] {
  const typed: Condition = namesType(condition)
    ? condition
    : { kind: 'all', of: [condition, { kind: 'field', field: 'type', values: types }] };
  return conditionKeys(typed, site).keys;
}
