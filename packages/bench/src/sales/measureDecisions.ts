import { readFile } from 'node:fs/promises';
import { HOUR_MS, isRecord } from '@broadsheet/client-core';
import { decideAccess, parsePaywallRules } from '@broadsheet/paywall';
import type { AccessQuestion, AccessReader, PaywallRule } from '@broadsheet/paywall';
import { median } from '../report/median.ts';

const NOW = Date.UTC(2026, 10, 22, 9);
const ROUNDS = 9;
const ROUND_MS = 300;
/** The number of decisions between two readings of the clock. */
const BATCH = 2_000;
/** The number of read stories: the free ones of a rule and a few more. */
const STORIES_READ = 5;

export interface DecisionRate {
  readonly reader: string;
  readonly perSecond: number;
  readonly lowest: number;
  readonly highest: number;
}

function listReaders(rules: readonly PaywallRule[]): readonly (readonly [string, AccessReader])[] {
  const nobody: AccessReader = { isSignedIn: false, products: [], entitlements: [], reads: [] };
  const reads = rules.flatMap(({ id }) =>
    Array.from({ length: STORIES_READ }, (_, index) => ({
      rule: id,
      story: `story-${index}`,
      at: NOW - index * HOUR_MS,
    })),
  );
  return [
    ['nobody, nothing read', nobody],
    ['nobody, the meter full', { ...nobody, reads }],
    ['signed in, the meter full', { ...nobody, isSignedIn: true, reads }],
    [
      'a subscriber',
      { ...nobody, isSignedIn: true, products: ['digital'], entitlements: ['digital'], reads },
    ],
  ];
}

/** Makes decisions for a while. @returns decisions per second */
function runRound(questions: readonly AccessQuestion[]): number {
  const begin = performance.now();
  let decided = 0;
  let open = 0;
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    for (let turn = 0; turn < BATCH; turn += 1) {
      const question = questions[turn % questions.length];
      if (question !== undefined && decideAccess(question).kind === 'open') open += 1;
    }
    decided += BATCH;
    elapsed = performance.now() - begin;
  }
  if (open > decided) throw new Error('More stories are open than were asked for.');
  return (decided * 1000) / elapsed;
}

/**
 * Measures the decisions per second in this process, with the rules of the sample newspaper and stories of each
 * restriction.
 * @param file the file of the rules
 */
export async function measureDecisions(file: string): Promise<readonly DecisionRate[]> {
  const document: unknown = JSON.parse(await readFile(file, 'utf8'));
  const rules = parsePaywallRules(isRecord(document) ? document['rules'] : undefined);
  if (rules.length === 0) throw new Error(`${file} holds no rules of a paywall.`);
  const stories = [undefined, 'registered', 'metered', 'subscribers'].map((contentRestriction, index) => ({
    id: `new-${index}`,
    contentRestriction,
    contentType: 'story',
    section: '/news/',
  }));
  return listReaders(rules).map(([name, reader]) => {
    const questions = stories.map((story) => ({ rules, story, reader, now: NOW }));
    const rates = Array.from({ length: ROUNDS }, () => runRound(questions));
    return {
      reader: name,
      perSecond: median(rates),
      lowest: Math.min(...rates),
      highest: Math.max(...rates),
    };
  });
}
