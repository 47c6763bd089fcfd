/** Adds the redirects of an import to those that the site has. */
import { compact, isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { listRules, parseRule, toPathKey } from './RedirectRule.ts';
import type { RedirectRule } from './RedirectRule.ts';

export interface MergedRedirects {
  readonly list: JsonObject;
  /** The paths of given rules that are left out, because another list of the site leads them elsewhere or leads back. */
  readonly leftOut: readonly string[];
}

interface AnyRule {
  readonly rule: RedirectRule;
}

interface OwnRule extends AnyRule {
  readonly value: Json;
  readonly isGiven: boolean;
}

const readRules = (list: JsonObject | undefined, isGiven: boolean): readonly OwnRule[] =>
  listAt(list, 'redirects').flatMap((value) => {
    const rule = parseRule(value);
    return rule === undefined ? [] : [{ value, rule, isGiven }];
  });

/** Returns the keys of the paths that a rule leads through, up to the end; a circle ends with its first repeated path. */
function routeOf(rules: ReadonlyMap<string, AnyRule>, start: string): readonly string[] {
  const route = [start];
  for (let at = rules.get(start)?.rule; at?.kind === 'moved'; at = rules.get(route.at(-1) ?? '')?.rule) {
    const next = toPathKey(at.to);
    route.push(next);
    if (route.indexOf(next) < route.length - 1) break;
  }
  return route;
}

/**
 * Removes own rules until no circle is left: of a circle the stored rules go, because a page stands there now.
 *
 * @returns the paths of given rules that had to go
 */
function breakCircles(own: Map<string, OwnRule>, rules: Map<string, AnyRule>): readonly string[] {
  const lost: string[] = [];
  for (const start of [...own.keys()]) {
    while (own.has(start)) {
      const route = routeOf(rules, start);
      const circle = route.slice(route.indexOf(route.at(-1) ?? ''), -1).filter((key) => own.has(key));
      if (circle.length === 0) break;
      const old = circle.filter((key) => own.get(key)?.isGiven === false);
      if (old.length === 0) lost.push(...circle.map((key) => own.get(key)?.rule.from ?? key));
      for (const key of old.length > 0 ? old : circle) {
        own.delete(key);
        rules.delete(key);
      }
    }
  }
  return lost;
}

/**
 * Writes a rule, which leads to the end of its chain at once, with its members in one order: the database keeps none, and an
 * import that is repeated is recognised by its text.
 */
function toValue({ value, rule }: OwnRule, rules: ReadonlyMap<string, AnyRule>): Json {
  const { from, to, ...others } = isJsonObject(value) ? value : {};
  const rest = Object.entries(others).toSorted(([first], [second]) => (first < second ? -1 : 1));
  const [, ...route] = rule.kind === 'moved' ? routeOf(rules, toPathKey(rule.from)) : [];
  const before = route.length < 2 ? undefined : rules.get(route.at(-2) ?? '')?.rule;
  const end = before?.kind === 'moved' ? before.to : to;
  return compact({ from, to: end, ...Object.fromEntries(rest) });
}

const leadsAlike = (first: RedirectRule | undefined, second: RedirectRule): boolean =>
  first?.kind === 'moved' && second.kind === 'moved'
    ? toPathKey(first.to) === toPathKey(second.to)
    : first?.kind === second.kind;

/**
 * Merges the list of an import with the stored list of the same id. A new rule replaces the stored one for its path, all
 * other stored rules stay, chains are shortened and circles are broken. A path for which another list of the site has a rule
 * keeps that one.
 *
 * @param stored all lists of the site
 */
export function mergeRedirects(given: JsonObject, stored: readonly JsonObject[]): MergedRedirects {
  const id = textAt(given, 'id');
  const earlier = stored.find((list) => textAt(list, 'id') === id);
  const others = new Map(
    stored
      .filter((list) => list !== earlier)
      .flatMap(listRules)
      .map(({ rule }) => [toPathKey(rule.from), { rule }]),
  );
  const own = new Map<string, OwnRule>();
  const leftOut: string[] = [];
  for (const each of [...readRules(earlier, false), ...readRules(given, true)]) {
    const key = toPathKey(each.rule.from);
    if (!others.has(key)) own.set(key, each);
    else if (each.isGiven && !leadsAlike(others.get(key)?.rule, each.rule)) leftOut.push(each.rule.from);
  }
  const rules = new Map<string, AnyRule>([...others, ...own]);
  leftOut.push(...breakCircles(own, rules));
  const redirects = [...own.values()].map((each) => toValue(each, rules));
  const list = compact({ schemaVersion: 1, id, site: earlier?.site ?? given.site, redirects });
  return { list, leftOut };
}
