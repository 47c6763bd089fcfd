/** The phrases about a change that waits for the end of the period. */
export const waitingPhrases = {
  'sub.plan.waits': '{plan} begins on {date}.',
  'sub.plan.waitsOther': 'Another change takes its place.',
  'sub.plan.keep': 'Keep {plan}',
  'sub.plan.kept': '{plan} goes on as it is. The change is taken back.',
  'sub.plan.keepErr': 'The change could not be taken back. Please try again.',
} as const;
