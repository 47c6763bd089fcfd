/**
 * Style rules of fragments, merged into the style sheet of a page.
 *
 * styled-components writes one group of rules a component, closed by a marker that says the group's number. Fragments
 * that were rendered apart, or come from the cache, are merged by number, each rule once; the result equals what one
 * render of the whole page would have written. Pages without islands do not need the markers.
 */
export interface StyleGroup {
  readonly order: number;
  readonly id: string;
  readonly names: readonly string[];
  readonly rules: readonly string[];
}

const MARKER = /data-styled\.g(\d+)\[id="([^"]*)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n?/g;
const RULE_END = '/*!sc*/\n';

function splitRules(css: string): readonly string[] {
  return css
    .split(RULE_END)
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '');
}

/** @param styleTag what `ServerStyleSheet.getStyleTags()` answers */
export function readStyleGroups(styleTag: string): readonly StyleGroup[] {
  const css = styleTag.replace(/^\s*<style[^>]*>/, '').replace(/<\/style>\s*$/, '');
  const groups: StyleGroup[] = [];
  let start = 0;
  for (const marker of css.matchAll(MARKER)) {
    const [whole, order = '0', id = '', names = ''] = marker;
    groups.push({
      order: Number(order),
      id,
      names: names.split(',').filter((name) => name !== ''),
      rules: splitRules(css.slice(start, marker.index)),
    });
    start = marker.index + whole.length;
  }
  return groups;
}

interface Merging {
  readonly id: string;
  readonly names: Set<string>;
  readonly rules: Set<string>;
}

export function mergeStyleGroups(fragments: Iterable<readonly StyleGroup[]>): readonly StyleGroup[] {
  const merged = new Map<number, Merging>();
  // Fragments share their groups: most were seen before.
  const seen = new Set<StyleGroup>();
  for (const groups of fragments) {
    for (const group of groups) {
      if (seen.has(group)) continue;
      seen.add(group);
      const known = merged.get(group.order) ?? { id: group.id, names: new Set(), rules: new Set() };
      merged.set(group.order, known);
      for (const name of group.names) known.names.add(name);
      for (const rule of group.rules) known.rules.add(rule);
    }
  }
  return [...merged]
    .map(([order, { id, names, rules }]) => ({ order, id, names: [...names], rules: [...rules] }))
    .filter(({ rules }) => rules.length > 0)
    .toSorted((a, b) => a.order - b.order);
}

/** The rules alone, in the order of the page. */
export function styleRules(groups: readonly StyleGroup[]): readonly string[] {
  return groups.flatMap(({ rules }) => rules);
}

/** A rule that holds text of an editor must not end its element; in CSS the two spellings mean the same. */
function inElement(css: string): string {
  return css.replaceAll('</', '<\\/');
}

interface PrintOptions {
  /** For pages where React may come: styled-components reads its groups from the markers as it takes over. */
  readonly withMarkers: boolean;
}

/** The text of a style element. */
export function printStyles(groups: readonly StyleGroup[], { withMarkers }: PrintOptions): string {
  if (!withMarkers) return inElement(styleRules(groups).join(''));
  const texts = groups.map(({ order, id, names, rules }) => {
    const body = rules.map((rule) => `${rule}${RULE_END}`).join('');
    return `${body}data-styled.g${order}[id="${id}"]{content:"${names.map((name) => `${name},`).join('')}"}${RULE_END}`;
  });
  return inElement(texts.join(''));
}
