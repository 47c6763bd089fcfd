import type { Database, Queries } from '@broadsheet/platform';
import type { Tracing } from './Tracing.ts';

/** The table that a statement is mainly about. */
const TABLE = /\b(?:from|into|update|join)\s+([a-z_]+)/i;

/** Returns what a statement does, such as `select stories`: names of the code, never a value. */
function summarise(text: string): { readonly operation: string; readonly summary: string } {
  const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1];
  return { operation, summary: table === undefined ? operation : `${operation} ${table}` };
}

function traceQueries({ query }: Queries, tracing: Tracing): Queries['query'] {
  return (text, values) => {
    // Statements that no request and no job waits for are the site's own housekeeping.
    if (!tracing.isRunning()) return query(text, values);
    const { operation, summary } = summarise(text);
    const facts = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.summary': summary,
    };
    return tracing.run(summary, { kind: 'client', facts }, () => query(text, values));
  };
}

/** Returns a database whose statements are spans of the running trace, without text and values. */
export function traceDatabase(database: Database, tracing: Tracing | undefined): Database {
  if (tracing === undefined) return database;
  return {
    ...database,
    query: traceQueries(database, tracing),
    transaction: (work) => database.transaction((queries) => work({ query: traceQueries(queries, tracing) })),
  };
}
