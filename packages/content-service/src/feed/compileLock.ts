import type { PaywallCondition, PaywallRule } from '@broadsheet/paywall';
import type { AddParameter } from '../search/textQuery.ts';

interface LockContext {
  readonly add: AddParameter;
  readonly site: string;
}

/** The types of documents that rules can lock. */
const LOCKABLE = "d.type in ('story', 'gallery', 'video')";

/** Returns an SQL expression for a fact about a row `d` that rules depend on; undefined for one that no document has. */
function compileFact(name: string, { add, site }: LockContext): string | undefined {
  switch (name) {
    case 'contentRestriction':
      return "d.body #>> '{content_restrictions,content_code}'";
    case 'contentType':
      return 'd.type';
    case 'section': {
      const onSite = `d.body -> 'websites' -> ${add(site)}::text -> 'website_section'`;
      return `coalesce(d.body #>> '{taxonomy,primary_section,_id}',
        d.body #>> '{taxonomy,primary_section,referent,id}', ${onSite} ->> '_id', ${onSite} #>> '{referent,id}')`;
    }
    default:
      return undefined;
  }
}

/** Compiles a condition of a rule. A fact that is missing is among no values. */
function compileHolds([name, condition]: readonly [string, PaywallCondition], context: LockContext): string {
  const fact = compileFact(name, context);
  if (fact === undefined) return condition.in ? 'false' : 'true';
  const isAmong = `coalesce(${fact} = any (${context.add(condition.values)}::text[]), false)`;
  return condition.in ? isAmong : `not ${isAmong}`;
}

/**
 * Compiles whether some reader may meet a wall on a document, as `isLocked` of the paywall decides it: a condition on the
 * reader's device counts as met.
 */
export function compileLock(rules: readonly PaywallRule[], context: LockContext): string {
  const compiled = rules.map(({ conditions = {} }) => {
    const about = Object.entries(conditions).filter(([name]) => name !== 'deviceClass');
    return ['true', ...about.map((condition) => compileHolds(condition, context))].join(' and ');
  });
  return `(${LOCKABLE} and (${compiled.map((rule) => `(${rule})`).join(' or ')}))`;
}
