/**
 * Parses the `body` of a feed, a JSON query with the clauses `bool` (must, filter, should, must_not), `nested`,
 * `constant_score`, `term`, `terms`, `match`, `match_phrase`, `query_string`, `simple_query_string`, `match_all` and
 * `match_none`.
 */
import { isJsonList, isJsonObject, objectAt, parseJson, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { everything, fieldCondition, FeedQueryError, nothing } from './Condition.ts';
import type { Condition } from './Condition.ts';
import { parseQuery } from './parseQuery.ts';

/** The longest accepted body, in characters. */
export const LONGEST_FEED_BODY = 20_000;
const DEEPEST = 30;

function toList(value: Json | undefined): readonly Json[] {
  if (value === undefined) return [];
  return isJsonList(value) ? value : [value];
}

/** Parses `{ field: value }` or `{ field: [values] }`; the value may also be an object with `value` or `query`. */
function parseTerm(clause: Json): Condition {
  const [entry] = isJsonObject(clause) ? Object.entries(clause).filter(([key]) => key !== 'boost') : [];
  if (entry === undefined) throw new FeedQueryError('A term clause needs a field and a value.');
  const [name, given] = entry;
  const value = isJsonObject(given) ? (given.value ?? given.query) : given;
  const values = toList(value).map((item) => {
    if (typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean')
      return String(item);
    throw new FeedQueryError(`The values of "${name.slice(0, 80)}" must be text, numbers or booleans.`);
  });
  return fieldCondition(name, values);
}

function parseBool(clause: Json, depth: number): Condition {
  if (!isJsonObject(clause)) throw new FeedQueryError('A bool clause must be an object.');
  const conditionsOf = (name: string): readonly Condition[] =>
    toList(clause[name]).map((inner) => parseClause(inner, depth + 1));
  const required = [...conditionsOf('must'), ...conditionsOf('filter')];
  const choices = conditionsOf('should');
  const excluded = conditionsOf('must_not').map((of): Condition => ({ kind: 'not', of }));
  // With required clauses, optional ones would only affect the rank, and a feed is ordered by date.
  const chosen: readonly Condition[] =
    choices.length > 0 && required.length === 0 ? [{ kind: 'any', of: choices }] : [];
  return { kind: 'all', of: [...required, ...chosen, ...excluded] };
}

function parseText(clause: Json, isPlain: boolean): Condition {
  const text = textAt(clause, 'query');
  if (text === undefined) throw new FeedQueryError('A query_string clause needs its text under "query".');
  return isPlain ? { kind: 'text', text } : parseQuery(text);
}

function parseNamed(name: string, clause: Json, depth: number): Condition {
  switch (name) {
    case 'bool':
      return parseBool(clause, depth);
    case 'nested':
    case 'constant_score': {
      const inner = objectAt(clause, 'query') ?? objectAt(clause, 'filter');
      if (inner === undefined) throw new FeedQueryError(`A ${name} clause needs a query.`);
      return parseClause(inner, depth + 1);
    }
    case 'term':
    case 'terms':
    case 'match':
    case 'match_phrase':
      return parseTerm(clause);
    case 'query_string':
      return parseText(clause, false);
    case 'simple_query_string':
      return parseText(clause, true);
    case 'match_all':
      return everything;
    case 'match_none':
      return nothing;
    default:
      throw new FeedQueryError(`The clause "${name.slice(0, 80)}" is not supported.`);
  }
}

function parseClause(clause: Json, depth: number): Condition {
  if (depth > DEEPEST) throw new FeedQueryError(`The body is nested deeper than ${DEEPEST} clauses.`);
  const entries = isJsonObject(clause) ? Object.entries(clause) : [];
  const [entry] = entries;
  if (entry === undefined || entries.length > 1)
    throw new FeedQueryError('A clause must be an object with one key.');
  return parseNamed(entry[0], entry[1], depth);
}

function parseObject(body: string): JsonObject {
  try {
    const value = parseJson(body);
    if (isJsonObject(value)) return value;
  } catch (cause) {
    throw new FeedQueryError('The body is not valid JSON.', { cause });
  }
  throw new FeedQueryError('The body must be a JSON object with a "query".');
}

/** Parses a `body`. @throws FeedQueryError when it is invalid or has more than 20,000 characters */
export function parseBody(body: string): Condition {
  if (body.length > LONGEST_FEED_BODY) {
    throw new FeedQueryError(`The body has ${body.length} characters and the limit is ${LONGEST_FEED_BODY}.`);
  }
  const parsed = parseObject(body);
  return parseClause(parsed.query ?? parsed, 0);
}
