/**
 * Decides who may read a story: one pure function, the same in a browser, on a server and in an edge worker.
 *
 * Each rule is evaluated by itself: does it apply to this story, does the reader pass, is the count above its limit? Of the
 * rules that trigger, a registration wall takes precedence over a payment wall. A signed-in reader passes every registration
 * rule; if one of them applied to the story and was used up, the highest other rule that demands a product applies.
 */
import { countReads } from '../meter/countReads.ts';
import { matchesRule } from '../rules/matchRule.ts';
import { demandsProduct, isRegistrationRule } from '../rules/PaywallRule.ts';
import type { PaywallRule } from '../rules/PaywallRule.ts';
import type {
  AccessDecision,
  AccessQuestion,
  AccessReader,
  RuleCheck,
  RuleOutcome,
} from './AccessDecision.ts';

/**
 * Returns whether one of the names follows the first entry. It is a loop because it runs for every rule of every decision.
 */
function includesAny(entries: readonly (boolean | string)[], names: readonly string[]): boolean {
  for (const name of names) if (entries.includes(name, 1)) return true;
  return false;
}

/** Returns why a reader passes regardless of the count; undefined if the reader does not. */
function findPass({ e = [], ent = [] }: PaywallRule, reader: AccessReader): RuleOutcome | undefined {
  if (e[0] === true && reader.isSignedIn) return 'signed-in';
  if (includesAny(e, reader.products)) return 'product';
  if (ent[0] === true && includesAny(ent, reader.entitlements)) return 'entitlement';
  return undefined;
}

function checkRule(rule: PaywallRule, { story, reader, now }: AccessQuestion): RuleCheck {
  const limit = rule.rt;
  if (!matchesRule(rule, { story, device: reader }))
    return { rule: rule.id, outcome: 'elsewhere', count: 0, limit };
  const { count, isKnown } = countReads(rule, { story: story.id, reads: reader.reads, now });
  // A story that was given stays readable, even if two merged meters hold more than the limit.
  const isGiven = count <= limit || (isKnown && limit > 0);
  const outcome = findPass(rule, reader) ?? (isGiven ? 'within-limit' : 'triggered');
  return { rule: rule.id, outcome, count, limit };
}

interface Tried {
  readonly rule: PaywallRule;
  readonly check: RuleCheck;
}

/** Returns whether a registration rule was used up and only passed because the reader is signed in. */
const isSpentRegistration = ({ rule, check }: Tried): boolean =>
  check.outcome === 'signed-in' && check.count > check.limit && isRegistrationRule(rule);

/** Chooses the triggered rule that shows the wall. */
function chooseWall(tried: readonly Tried[]): Tried | undefined {
  const triggered = tried.filter(({ check }) => check.outcome === 'triggered');
  const registration = triggered.find(({ rule }) => isRegistrationRule(rule));
  if (registration !== undefined || triggered.length < 2) return registration ?? triggered[0];
  if (!tried.some(isSpentRegistration)) return triggered[0];
  const asking = triggered.filter(({ rule }) => demandsProduct(rule));
  return asking.toSorted((a, b) => b.rule.rt - a.rule.rt)[0] ?? triggered[0];
}

function decideWall({ rules }: AccessQuestion, checks: readonly RuleCheck[]): AccessDecision {
  const tried = rules.flatMap((rule, index) => {
    const check = checks[index];
    return check === undefined ? [] : [{ rule, check }];
  });
  const wall = chooseWall(tried);
  if (wall === undefined) return { kind: 'open', countsFor: [], checks };
  const { rule, check } = wall;
  const isRegistration = isRegistrationRule(rule);
  return {
    kind: 'teaser',
    wall: isRegistration ? 'registration' : 'payment',
    rule: rule.id,
    count: check.count,
    limit: check.limit,
    ...(!isRegistration && rule.cc !== undefined && { campaign: rule.cc }),
    checks,
  };
}

/** Decides whether a reader gets the whole story, or its teaser with a wall. `checks` has the reason, rule by rule. */
export function decideAccess(question: AccessQuestion): AccessDecision {
  const checks: RuleCheck[] = [];
  const countsFor: number[] = [];
  let isTriggered = false;
  for (const rule of question.rules) {
    const check = checkRule(rule, question);
    checks.push(check);
    if (check.outcome === 'within-limit') countsFor.push(rule.id);
    isTriggered ||= check.outcome === 'triggered';
  }
  return isTriggered ? decideWall(question, checks) : { kind: 'open', countsFor, checks };
}
