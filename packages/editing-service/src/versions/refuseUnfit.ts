import type { DocumentProblem, JsonObject } from '@broadsheet/service-kit/json';
import { EditingError } from '../EditingError.ts';

const describe = ({ path, reason, says }: DocumentProblem): JsonObject => ({
  path,
  reason,
  ...(says && { says: { key: says.key, values: { ...says.values } } }),
});

/**
 * Refuses a publication because of its problems, unless all of them are warnings.
 *
 * @throws EditingError 400 with the first problem in its message and all of them in its details
 */
export function refuseUnfit(
  says: 'refusal.page-unfit' | 'refusal.settings-unfit',
  problems: readonly DocumentProblem[],
): void {
  const grave = problems.filter(({ isWarning }) => isWarning !== true);
  const [first] = grave;
  if (first === undefined) return;
  throw new EditingError(400, { says, values: { reason: first.reason } }, { problems: grave.map(describe) });
}
