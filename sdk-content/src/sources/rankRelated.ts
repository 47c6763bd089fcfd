/** Ranks the stories that a reader of a story may want to read next, by similarity and by age. */
import { DAY_MS } from '@broadsheet/client-core';
import type { RelatedFacts } from './relatedFacts.ts';

/** The half-life of the bonus for new stories, in days. */
const FRESH_DAYS = 30;
/** The weight of a shared section; that of a shared tag that no other candidate has is 1. */
const SECTION_WEIGHT = 0.5;

/** Weighs tags by rarity, because a tag that many candidates have says little about similarity. */
function weighTags(candidates: readonly RelatedFacts[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tags } of candidates) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return new Map([...counts].map(([tag, count]) => [tag, 1 / Math.log2(1 + count)]));
}

/**
 * Sorts the candidates, the most similar first, without duplicates; those without anything in common are last.
 *
 * @param own the story that the reader has read; it is never part of the result
 */
export function rankRelated(candidates: readonly RelatedFacts[], own: RelatedFacts): readonly RelatedFacts[] {
  const known = new Map(candidates.map((facts) => [facts.id, facts]));
  known.delete(own.id);
  const read = [...known.values()];
  const weights = weighTags(read);
  const newest = Math.max(0, ...read.map(({ date }) => date));
  const scoreOf = ({ tags, section, date }: RelatedFacts): number => {
    const shared = tags.filter((tag) => own.tags.includes(tag));
    const likeness =
      shared.reduce((sum, tag) => sum + (weights.get(tag) ?? 0), 0) +
      (section !== undefined && section === own.section ? SECTION_WEIGHT : 0);
    const age = (newest - date) / DAY_MS;
    return likeness * (0.5 + 0.5 * 2 ** (-age / FRESH_DAYS));
  };
  return read
    .map((facts) => ({ facts, score: scoreOf(facts) }))
    .toSorted((one, other) => other.score - one.score || other.facts.date - one.facts.date)
    .map(({ facts }) => facts);
}
