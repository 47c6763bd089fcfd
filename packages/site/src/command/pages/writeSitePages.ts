import { performCommand } from '../../control/performCommand.ts';
import type { CommandLine } from '../CommandLine.ts';
import { printTarget } from '../printTarget.ts';
import { writePages } from './writePages.ts';
import type { PageOutcome, PageProblem, WritePagesRequest } from './writePages.ts';

const describeProblem = ({ where, reason }: PageProblem): string => `${where}: ${reason}`;

function describeOutcome(outcome: PageOutcome): readonly string[] {
  switch (outcome.kind) {
    case 'new':
    case 'unchanged':
      return [outcome.kind];
    case 'changed':
      return [`${outcome.changes} ${outcome.changes === 1 ? 'change' : 'changes'}`];
    case 'refused':
      return outcome.problems.map(describeProblem);
  }
}

/** Sends pages to the site and prints the outcome of each. @returns the exit code: 1 when one was refused */
export async function writeSitePages(
  request: Omit<WritePagesRequest, 'command'>,
  line: CommandLine,
): Promise<0 | 1> {
  if (!request.isPlan) printTarget(line);
  const { pages } = await performCommand(writePages, {
    request: { command: 'pages write', ...request },
    config: line.readConfig(),
    onProgress: () => undefined,
    onError: line.print,
  });
  for (const { file, outcome, warnings } of pages)
    for (const text of [...describeOutcome(outcome), ...warnings.map(describeProblem)])
      line.print(`${file}: ${text}`);
  const count = (...kinds: readonly PageOutcome['kind'][]) =>
    pages.filter(({ outcome }) => kinds.includes(outcome.kind)).length;
  const refused = count('refused');
  const what = request.isPlan ? 'would be stored' : 'stored';
  line.print(`${count('new', 'changed')} ${what}, ${count('unchanged')} unchanged, ${refused} refused.`);
  return refused > 0 ? 1 : 0;
}
