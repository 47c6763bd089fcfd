import { formatPhrase } from '@broadsheet/block-kit';
import type { DocumentProblem } from '@broadsheet/platform';
import { settingPhrases } from './settingPhrases.ts';

type NameOf<Key> = Key extends `setting-problem.${infer Name}` ? Name : never;

/** The name of a problem, e.g. `link.name`. */
export type SettingPhrase = NameOf<keyof typeof settingPhrases>;

/** Returns the reason of a problem, in English and as the key of its phrase with its values. */
export function describeProblem(
  name: SettingPhrase,
  values: Readonly<Record<string, string | number>> = {},
): Omit<DocumentProblem, 'path'> {
  const key = `setting-problem.${name}` as const;
  return { reason: formatPhrase(settingPhrases[key], values, 'en'), says: { key, values } };
}

/** Returns the reason of a warning, which prevents no publication. */
export const describeWarning = (
  ...told: Parameters<typeof describeProblem>
): Omit<DocumentProblem, 'path'> => ({
  ...describeProblem(...told),
  isWarning: true,
});
