import { quoteIdeographs } from './spaceIdeographs.ts';

/** Gives a value its slot in a statement: `$1`, `$2` … */
export type AddParameter = (value: string | number | boolean | readonly string[]) => string;

/** What counts of a query; a thousand words keep the database busy for a third of a second, and nobody types them. */
const MOST_WORDS = 32;
const MOST_CHARACTERS = 300;

const EXCLUSION = /(^|\s)-/;
const LAST_WORD = /(^|\s)([\p{L}\p{N}]{2,})$/u;

function shorten(text: string): string {
  return text.trim().slice(0, MOST_CHARACTERS).split(/\s+/, MOST_WORDS).join(' ');
}

/** The word that a reader may still be typing, and what stands before it. */
function splitLastWord(query: string): { readonly before: string; readonly word: string } | undefined {
  const hasOpenQuote = (query.split('"').length - 1) % 2 === 1;
  const match = LAST_WORD.exec(query);
  const word = match?.[2];
  if (hasOpenQuote || word === undefined || /^or$/i.test(word)) return undefined;
  const before = query.slice(0, query.length - word.length).trim();
  // Beside an OR the last word is an alternative of its own, which a conjunction with its prefix would lose.
  return /(^|\s)or(\s|$)/i.test(before) ? undefined : { before, word };
}

/**
 * An SQL expression of type `tsquery` for what a reader typed: words, quoted phrases, `or`, `-without`.
 *
 * It matches stemmed words, the same words without accents, and the last word as a beginning. A query that excludes
 * something is taken exactly as `websearch_to_tsquery` reads it. Of a long query only the beginning counts.
 */
export function textQuery(text: string, config: string, add: AddParameter): string {
  const query = quoteIdeographs(shorten(text)).trim();
  const configuration = `${add(config)}::text::regconfig`;
  const whole = `${add(query)}::text`;
  const stemmed = `websearch_to_tsquery(${configuration}, ${whole})`;
  if (EXCLUSION.test(query)) return stemmed;
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
