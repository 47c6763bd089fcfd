import type { PaywallRule } from '@broadsheet/paywall';
import type { ParsedText } from '../search/parseTexts.ts';
import type { AddParameter } from '../search/textQuery.ts';
import { listSpellings } from '../store/listSpellings.ts';
import { withSlashVariants } from '../store/withSlashVariants.ts';
import { compileLock } from './compileLock.ts';
import type { Condition, Field } from './Condition.ts';

/** The statement that a condition is compiled for. It must select from `documents d`. */
export interface CompileContext {
  readonly add: AddParameter;
  /** The parsed texts of the condition. */
  readonly texts: ReadonlyMap<string, ParsedText>;
  /** Where words are searched for: in the whole document or only in its headline. */
  readonly within: 'document' | 'headline';
  /** The site whose sections a condition means. */
  readonly site: string;
  /** The rules that lock documents, of which the text behind the lock is not searched; empty: everything is. */
  readonly locks: readonly PaywallRule[];
}

function compileField(
  field: Field,
  values: readonly string[],
  { add, site }: Pick<CompileContext, 'add' | 'site'>,
): string {
  switch (field) {
    case 'id':
      return `d.id = any (${add(values)}::text[])`;
    case 'type':
      return `d.type = any (${add(values)}::text[])`;
    case 'tag':
      return `d.tag_slugs && ${add(values.flatMap(listSpellings))}::text[]`;
    case 'section':
      return `d.site_keys && ${add(withSlashVariants(values).map((id) => `${site} ${id}`))}::text[]`;
    case 'site':
      return `d.site_keys && ${add(values)}::text[]`;
    case 'published':
      return values.some((value) => value === '1' || value === 'true') ? 'true' : 'false';
    case 'authorId':
      return `d.credit_keys && ${add(values.map((id) => `id:${id}`))}::text[]`;
    case 'authorSlug': {
      const slugs = values.flatMap(listSpellings);
      // A credit by reference has the author's id only; the slug is in the author document.
      return `d.credit_keys && (${add(slugs.map((slug) => `slug:${slug}`))}::text[]
        || array(select 'id:' || a.id from authors a where a.slug = any (${add(slugs)}::text[])))`;
    }
  }
}

/** The words of a document that everybody may read. */
export const OPEN_WORDS = "coalesce(d.search_open, ts_filter(d.search, '{a,b}'))";

/**
 * Compiles a search for words that a locked document has before the lock. Excluded words behind the lock exclude nothing,
 * because what is missing would tell of them too.
 */
function compileOpen(
  match: string,
  { query, context }: { readonly query: string; readonly context: CompileContext },
): string {
  const lock = compileLock(context.locks, context);
  const inOpen = `${OPEN_WORDS} @@ ${query}`;
  const inWhole = `d.search @@ ${query}`;
  // The document itself is read last, and only where its words are found.
  return match.includes('!')
    ? `case when ${lock} then ${inOpen} else ${inWhole} end`
    : `${inWhole} and (${inOpen} or not ${lock})`;
}

/**
 * Compiles a search for words. In headlines the document is searched as well only if words are excluded: any other match in a
 * headline is one in the document.
 */
function compileText(text: string, context: CompileContext): string {
  const { add, texts, within, locks } = context;
  const match = texts.get(text)?.match ?? '';
  const query = `${add(match)}::text::tsquery`;
  const inDocument = locks.length === 0 ? `d.search @@ ${query}` : compileOpen(match, { query, context });
  if (within === 'document') return inDocument;
  const inHeadline = `ts_filter(d.search, '{a}') @@ ${query}`;
  return match.includes('!') ? `${inHeadline} and ${inDocument}` : inHeadline;
}

/** Compiles a condition to an SQL expression. Values are passed as parameters only. */
export function compileCondition(condition: Condition, context: CompileContext): string {
  switch (condition.kind) {
    case 'all':
      return `(${['true', ...condition.of.map((inner) => compileCondition(inner, context))].join(' and ')})`;
    case 'any':
      return `(${['false', ...condition.of.map((inner) => compileCondition(inner, context))].join(' or ')})`;
    case 'not':
      return `(not ${compileCondition(condition.of, context)})`;
    case 'field':
      return `(${compileField(condition.field, condition.values, context)})`;
    case 'since':
      return `(d.display_date >= ${context.add(condition.instant)}::text::timestamptz)`;
    case 'text':
      return `(${compileText(condition.text, context)})`;
  }
}

/** Lists the texts of the full-text searches in a condition. */
export function listTexts(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(listTexts);
    case 'not':
      return listTexts(condition.of);
    case 'field':
    case 'since':
      return [];
    case 'text':
      return [condition.text];
  }
}

/** Returns whether the condition restricts the types itself, by type or by id. */
export function namesType(condition: Condition): boolean {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.some(namesType);
    case 'not':
      return namesType(condition.of);
    case 'field':
      return condition.field === 'type' || condition.field === 'id';
    case 'since':
    case 'text':
      return false;
  }
}
