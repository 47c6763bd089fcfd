import type { AccessDecision, RuleCheck } from './AccessDecision.ts';

function explainCheck({ rule, outcome, count, limit }: RuleCheck): string {
  switch (outcome) {
    case 'elsewhere':
      return `Rule ${rule} is not about this story or device.`;
    case 'signed-in':
      return `Rule ${rule} lets readers pass who are signed in.`;
    case 'product':
      return `Rule ${rule} lets the reader pass for a product.`;
    case 'entitlement':
      return `Rule ${rule} lets the reader pass for an entitlement.`;
    case 'within-limit':
      return `Rule ${rule} gives ${limit} stories a period; this is number ${count}.`;
    case 'triggered':
      return `Rule ${rule} triggers: it gives ${limit} stories a period; this is number ${count}.`;
  }
}

/** Explains in English why a reader meets a wall or not; for developers, not for readers. */
export function explainAccess(decision: AccessDecision): readonly string[] {
  const result =
    decision.kind === 'open'
      ? 'The story is open.'
      : `The reader meets the ${decision.wall} wall of rule ${decision.rule}.`;
  return [result, ...decision.checks.map(explainCheck)];
}
