import { textColumn } from '@broadsheet/service-kit/database';
import type { Queries, SqlValue } from '@broadsheet/service-kit/database';
import { findSearchConfig } from './findSearchConfig.ts';
import { matchQuery } from './matchQuery.ts';
import { readQuery, textQuery } from './textQuery.ts';

/** A reader's query in the form of the database: the text of a `tsquery`. */
export interface ParsedText {
  /** Finds documents. */
  readonly match: string;
  /** Ranks documents. */
  readonly rank: string;
}

/**
 * Parses readers' queries in the language of a site. The expressions in the statement of a search would be parsed again for
 * each document that it reads, which takes as long as reading it.
 *
 * @returns the parsed queries by their texts
 */
export async function parseTexts(
  queries: Queries,
  { texts, site }: { readonly texts: readonly string[]; readonly site: string },
): Promise<ReadonlyMap<string, ParsedText>> {
  const [...different] = new Set(texts);
  if (different.length === 0) return new Map();
  const config = await findSearchConfig(queries, site);
  const values: SqlValue[] = [];
  const add = (value: SqlValue): string => `$${values.push(value)}`;
  const columns = different.flatMap((text, index) => {
    const query = readQuery(text);
    return [
      `(${matchQuery(query, { config, add })})::text as match_${index}`,
      `(${textQuery(query, { config, add })})::text as rank_${index}`,
    ];
  });
  const [row = {}] = await queries.query(`select ${columns.join(', ')}`, values);
  return new Map(
    different.map((text, index) => [
      text,
      { match: textColumn(row, `match_${index}`), rank: textColumn(row, `rank_${index}`) },
    ]),
  );
}
