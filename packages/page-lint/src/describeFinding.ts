import { formatPhrase } from '@broadsheet/block-kit';
import type { Block, PhraseValues } from '@broadsheet/block-kit';
import type { Finding } from './Finding.ts';
import { findingPhrases } from './findingPhrases.ts';

type NameOf<Key> = Key extends `finding.${infer Name}`
  ? Name extends `${string}.hint`
    ? never
    : Name
  : never;

/** The name of a sentence, e.g. `image-alt.missing`. */
export type FindingPhrase = NameOf<keyof typeof findingPhrases>;

const isPhrase = (key: string): key is keyof typeof findingPhrases => Object.hasOwn(findingPhrases, key);

function findHint(name: string): keyof typeof findingPhrases {
  const [word = ''] = name.split('.');
  const key = [`finding.${name}.hint`, `finding.${word}.hint`].find(isPhrase);
  if (key === undefined) throw new Error(`There is no hint for "${name}". Write one into findingPhrases.`);
  return key;
}

/**
 * Returns a sentence and its hint, in English and as phrase keys with their values.
 *
 * @param hinted the name whose hint is used, if not the sentence's own
 */
export function describeFinding(
  name: FindingPhrase,
  values: PhraseValues = {},
  { hinted = name }: { readonly hinted?: string } = {},
): Pick<Finding, 'sentence' | 'hint' | 'says'> {
  const says = { sentence: `finding.${name}`, hint: findHint(hinted), values } as const;
  const write = (key: keyof typeof findingPhrases) => formatPhrase(findingPhrases[key], values, 'en');
  return { sentence: write(says.sentence), hint: write(says.hint), says };
}

/** Returns the values of a sentence about a block: its registered name and its English title. */
export const titleValues = ({ name, title }: Pick<Block, 'name' | 'title'>) => ({
  block: name,
  blockTitle: title,
});
