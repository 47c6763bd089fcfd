import { FeedQueryError } from './Condition.ts';
import type { Condition } from './Condition.ts';

/** The limits of one query; they protect the database, because anybody can send a query. */
const MOST_CLAUSES = 64;
const MOST_VALUES = 200;
const MOST_TEXTS = 8;

interface Cost {
  readonly clauses: number;
  readonly values: number;
  readonly texts: number;
}

function sum(costs: readonly Cost[]): Cost {
  return costs.reduce(
    (total, each) => ({
      clauses: total.clauses + each.clauses,
      values: total.values + each.values,
      texts: total.texts + each.texts,
    }),
    // Brackets around a single condition do not count as a clause.
    { clauses: costs.length > 1 ? 1 : 0, values: 0, texts: 0 },
  );
}

function getCost(condition: Condition): Cost {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return sum(condition.of.map(getCost));
    case 'not':
      return sum([getCost(condition.of)]);
    case 'field':
      return { clauses: 1, values: condition.values.length, texts: 0 };
    case 'since':
      return { clauses: 1, values: 1, texts: 0 };
    case 'text':
      return { clauses: 1, values: 0, texts: 1 };
  }
}

function limit(what: string, count: number, most: number): void {
  if (count <= most) return;
  throw new FeedQueryError(`The query has ${count} ${what} and the limit is ${most}. Ask for less at once.`);
}

/** Checks the cost of a query. @throws FeedQueryError when it has more than 64 clauses, 200 values or 8 texts */
export function assertAffordable(condition: Condition): void {
  const { clauses, values, texts } = getCost(condition);
  limit('clauses', clauses, MOST_CLAUSES);
  limit('values', values, MOST_VALUES);
  limit('texts to search for', texts, MOST_TEXTS);
}
