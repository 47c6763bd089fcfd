/**
 * Checks a list of redirects against the stored lists: for invalid rules, two rules for one path, circles and chains. A
 * circle never shows a page and a second rule has no effect, so both are errors; a chain costs readers a request and is a
 * warning.
 */
import { isJsonObject, listAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject, DocumentProblem } from '@broadsheet/service-kit/json';
import { listRules, parseRule, toPathKey } from './RedirectRule.ts';
import type { ListedRule, RedirectRule } from './RedirectRule.ts';

const KEYS: readonly string[] = ['from', 'to', 'status', 'note'];

function isPath(text: string | undefined): text is string {
  return text !== undefined && /^\/(?![/\\])[^?#\s\\]*$/.test(text);
}

function isTarget(text: string | undefined): boolean {
  if (text === undefined) return false;
  return /^\/(?![/\\])[^\s\\]*$/.test(text) || (/^https?:\/\//.test(text) && URL.canParse(text));
}

/** Returns the problem of a single rule, regardless of other rules. */
function ruleProblem(value: Json, path: string): DocumentProblem | undefined {
  if (!isJsonObject(value)) return { path, reason: 'a rule must be an object with "from" and "to"' };
  const { status = 301 } = value;
  if (!isPath(textAt(value, 'from'))) {
    const reason = 'must be a path of this site that starts with a slash and has no "?" and no "#"';
    return { path: `${path}.from`, reason };
  }
  if (status !== 301 && status !== 302 && status !== 410) {
    return {
      path: `${path}.status`,
      reason: 'must be 301 (moved for good), 302 (moved for now) or 410 (gone); 301 when left out',
    };
  }
  if (status === 410 && value.to !== undefined)
    return { path: `${path}.to`, reason: 'what is gone leads nowhere; leave "to" out, or "status"' };
  if (status !== 410 && !isTarget(textAt(value, 'to')))
    return { path: `${path}.to`, reason: 'must be a path of this site or an http or https URL' };
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key));
  return unknown === undefined
    ? undefined
    : { path, reason: `the property "${unknown}" is not known here; it is kept`, isWarning: true };
}

/** Returns the paths that a rule leads through, its own first, up to the end of the chain or the first repeated path. */
export function followRules(
  rules: ReadonlyMap<string, RedirectRule>,
  start: RedirectRule,
): readonly string[] {
  const seen = [toPathKey(start.from)];
  for (let rule: RedirectRule | undefined = start; rule?.kind === 'moved';) {
    const key = toPathKey(rule.to);
    seen.push(key);
    if (seen.indexOf(key) < seen.length - 1) break;
    rule = rules.get(key);
  }
  return seen;
}

function routeProblem(
  rules: ReadonlyMap<string, RedirectRule>,
  rule: RedirectRule,
  path: string,
): DocumentProblem | undefined {
  const route = followRules(rules, rule);
  const last = route.at(-1) ?? '';
  if (route.indexOf(last) < route.length - 1) {
    return { path, reason: `the redirects go in a circle: ${route.join(' → ')}; take one of them out` };
  }
  if (route.length <= 2) return undefined;
  const reason = `readers are sent on more than once: ${route.join(' → ')}; lead "from" to ${last} at once`;
  return { path, reason, isWarning: true };
}

function twinProblem(
  { from }: RedirectRule,
  earlier: ReadonlyMap<string, string>,
  path: string,
): DocumentProblem | undefined {
  const place = earlier.get(toPathKey(from));
  return place === undefined
    ? undefined
    : { path: `${path}.from`, reason: `there is a rule for ${from} already, ${place}; keep one of them` };
}

/**
 * Returns the problems of a list.
 *
 * @param stored the stored lists of the site, which may include an earlier state of this one
 */
export function findRedirectProblems(
  list: JsonObject,
  stored: readonly JsonObject[],
): readonly DocumentProblem[] {
  const id = textAt(list, 'id');
  if (id === undefined) return [{ path: '$.id', reason: 'a list of redirects needs an "id" of its own' }];
  const others = stored.filter((each) => textAt(each, 'id') !== id).flatMap(listRules);
  const placeOf = ({ list: other }: ListedRule): string => `in the list "${other}"`;
  const earlier = new Map(others.map((each) => [toPathKey(each.rule.from), placeOf(each)]));
  const own = listAt(list, 'redirects').map((value, index) => ({ value, path: `$.redirects[${index}]` }));
  const readable = own.flatMap(({ value, path }) => {
    const rule = parseRule(value);
    return rule === undefined ? [] : [{ rule, path }];
  });
  const rules = new Map([
    ...others.map(({ rule }) => [toPathKey(rule.from), rule] as const),
    ...readable.map(({ rule }) => [toPathKey(rule.from), rule] as const),
  ]);
  const problems = own.flatMap(({ value, path }) => ruleProblem(value, path) ?? []);
  for (const { rule, path } of readable) {
    const problem = twinProblem(rule, earlier, path) ?? routeProblem(rules, rule, path);
    if (problem !== undefined) problems.push(problem);
    earlier.set(toPathKey(rule.from), `at ${path}`);
  }
  const schemaVersion = valueAt(list, 'schemaVersion');
  if (schemaVersion === 1 || schemaVersion === undefined) return problems;
  return [{ path: '$.schemaVersion', reason: 'only version 1 is understood' }];
}
