import type { Database, Queries, SqlRow } from '@broadsheet/service-kit/database';

type Plan = Readonly<Record<string, unknown>>;

const isPlan = (value: unknown): value is Plan => typeof value === 'object' && value !== null;
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Counts the rows that a plan fetched from tables, those that it then left out among them. */
function countRows(plan: unknown): number {
  if (!isPlan(plan)) return 0;
  const isIndexOnly = plan['Node Type'] === 'Index Only Scan';
  const isOfTable = plan['Relation Name'] !== undefined && !isIndexOnly;
  const each = toNumber(plan['Actual Rows']) + toNumber(plan['Rows Removed by Filter']);
  const own = isOfTable ? each * toNumber(plan['Actual Loops']) : 0;
  return toList(plan['Plans']).reduce((sum: number, inner) => sum + countRows(inner), own);
}

function countOf(rows: readonly SqlRow[]): number {
  const [explained] = toList(rows[0]?.['QUERY PLAN']);
  return isPlan(explained) ? countRows(explained['Plan']) : 0;
}

export interface CountedDatabase {
  readonly database: Database;
  /** Returns the rows that all statements so far fetched from tables. */
  getFetched(): number;
}

/** Wraps a database so that it counts the rows that its queries fetch. Each is explained first, which also runs it. */
export function countFetched(database: Database): CountedDatabase {
  let fetched = 0;
  const toCounted = (inner: Queries): Queries => ({
    async query(text, values) {
      // A statement that changes settings would be planned with the changed ones the second time.
      if (/^\s*(?:select|with)/i.test(text) && !text.includes('set_config'))
        fetched += countOf(await inner.query(`explain (analyze, format json) ${text}`, values));
      return inner.query(text, values);
    },
  });
  return {
    database: {
      ...database,
      ...toCounted(database),
      transaction: (work) => database.transaction((queries) => work(toCounted(queries))),
    },
    getFetched: () => fetched,
  };
}
