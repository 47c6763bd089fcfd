/** Describes content sources in words for editors. */
import type { SourceDescription, SourceParam } from '@broadsheet/sdk-content/server';
import { isSourcePhrase, sourcePhrases } from './sourcePhrases.ts';

/** The phrases of parameters that several sources have under names of their own. */
const SAME_PARAM: Readonly<Record<string, string>> = {
  feedOffset: 'offset',
  from: 'offset',
  feedSize: 'size',
  hitsPerPage: 'size',
};

/** Parameters that stored documents contain but that no answer depends on. */
const UNUSED: ReadonlySet<string> = new Set(['themes']);

/** Converts `excludeSections` and `exclude-sections` to "Exclude sections". */
function spell(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]+/g, ' ');
  const text = words.trim().toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the label of a source or parameter: the site's own, or a phrase, or its name where there is neither. */
function describeName(
  kind: 'source' | 'source-param',
  { name, label }: Pick<SourceDescription, 'name' | 'label'>,
) {
  if (label !== undefined) return { label };
  const key = `${kind}.${SAME_PARAM[name] ?? name}`;
  return isSourcePhrase(key) ? { label: sourcePhrases[key], phrase: key } : { label: spell(name) };
}

/** The parameters whose phrases are named after what is chosen, whatever their own names are. */
const CHOSEN: Readonly<Record<string, string>> = { author: 'authorSlug', tag: 'tagSlug' };

function describeParam(param: SourceParam) {
  const { name, kind, required = false, default: preset } = param;
  const choice = param.kind === 'text' ? param.choice : undefined;
  return {
    name,
    kind,
    choice,
    ...describeName('source-param', { ...param, name: CHOSEN[choice ?? ''] ?? name }),
    isRequired: required,
    preset: String(preset ?? ''),
    ...(param.kind === 'number' && { min: param.min, max: param.max }),
  };
}

/** Describes the sources that editors may query, sorted by label: all except those reserved for the server's own code. */
export function describeSources(sources: readonly SourceDescription[]) {
  return sources
    .filter(({ audience }) => audience !== 'server')
    .map(({ name, label, schema, searchable, needsOneOf = [], params }) => ({
      name,
      ...describeName('source', { name, label }),
      schema,
      searchable,
      needsOneOf,
      params: params.filter((param) => !UNUSED.has(param.name)).map(describeParam),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
