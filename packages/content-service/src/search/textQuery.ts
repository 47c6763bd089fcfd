import { quoteIdeographs } from './spaceIdeographs.ts';

/** Adds a value to the parameters of a statement and returns its placeholder: `$1`, `$2` … */
export type AddParameter = (value: string | number | boolean | readonly string[]) => string;

/** The statement that a query is compiled for. */
export interface QueryContext {
  /** The text search configuration of PostgreSQL. */
  readonly config: string;
  readonly add: AddParameter;
}

/** The limits to which a query is cut: a thousand words take the database a third of a second, and no reader types them. */
const MOST_WORDS = 32;
const MOST_CHARACTERS = 300;
/** Each dash may be an exclusion, and the database refuses a query with 32 of them in a row. */
const MOST_DASHES = 16;

const EXCLUSION = /(^|\s)-/;
const LAST_WORD = /(^|\s)([\p{L}\p{N}]{2,})$/u;

function shorten(text: string): string {
  const short = text.trim().slice(0, MOST_CHARACTERS);
  const isUsable = short.split('-').length - 1 <= MOST_DASHES;
  const words = isUsable ? short : short.replaceAll('-', ' ').trim();
  return words.split(/\s+/, MOST_WORDS).join(' ');
}

/** A query as it is given to the database, and what is special about it. */
export interface ReaderQuery {
  /** The query, cut to 32 words and 300 characters. */
  readonly text: string;
  /** Whether it excludes words; it then matches stemmed words only. */
  readonly hasExclusion: boolean;
  /** Whether its last quote is never closed. */
  readonly hasOpenQuote: boolean;
}

/** Reads a query as a reader types it. With more than 16 dashes it excludes nothing. */
export function readQuery(typed: string): ReaderQuery {
  const text = quoteIdeographs(shorten(typed)).trim();
  return {
    text,
    hasExclusion: EXCLUSION.test(text),
    hasOpenQuote: (text.split('"').length - 1) % 2 === 1,
  };
}

/** Splits off the last word, which a reader may still be typing; undefined when it must not be matched as a prefix. */
export function splitLastWord({
  text,
  hasOpenQuote,
}: ReaderQuery): { readonly before: string; readonly word: string } | undefined {
  const word = LAST_WORD.exec(text)?.[2];
  if (hasOpenQuote || word === undefined || /^or$/i.test(word)) return undefined;
  const before = text.slice(0, text.length - word.length).trim();
  // After an OR the last word is an alternative, which must not be combined with the words before it.
  return /(^|\s)or(\s|$)/i.test(before) ? undefined : { before, word };
}

/**
 * Compiles a reader's query to an SQL expression of type `tsquery`: words, quoted phrases, `or`, `-without`.
 *
 * It matches stemmed words, the same words without accents, and the last word as a prefix. A query that excludes words is
 * passed unchanged to `websearch_to_tsquery`. Documents are ranked by it; `matchQuery` finds them sooner.
 */
export function textQuery(query: ReaderQuery, { config, add }: QueryContext): string {
  const configuration = `${add(config)}::text::regconfig`;
  const whole = `${add(query.text)}::text`;
  const stemmed = `websearch_to_tsquery(${configuration}, ${whole})`;
  if (query.hasExclusion) return stemmed;
  const plain = `websearch_to_tsquery('simple', fold_accents(${whole}))`;
  const last = splitLastWord(query);
  if (last === undefined) return `(${stemmed} || ${plain})`;
  const prefix = `to_tsquery('simple', fold_accents(${add(last.word)}::text) || ':*')`;
  if (last.before === '') return `(${stemmed} || ${plain} || ${prefix})`;
  const before = `${add(last.before)}::text`;
  const stemmedPrefix = `(websearch_to_tsquery(${configuration}, ${before}) && ${prefix})`;
  const plainPrefix = `(websearch_to_tsquery('simple', fold_accents(${before})) && ${prefix})`;
  return `(${stemmed} || ${plain} || ${stemmedPrefix} || ${plainPrefix})`;
}
