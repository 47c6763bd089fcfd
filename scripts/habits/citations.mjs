/** Finds comments that cite a document outside the repository: most readers have the repository only. */
import { placeIn } from './readSources.mjs';

const CITATION = new RegExp(
  [
    '\\u00a7',
    '\\bblock-contracts?\\b',
    '\\bwire-contract\\b',
    '\\bspec(?:ification)? (?:identity|sales|content)\\b',
    '\\b(?:identity|sales|content|wire-contract|block-contracts)\\.md\\b',
  ].join('|'),
  'i',
);

/** @type {import('./checkHabits.mjs').Rule} */
export function citations({ sources }) {
  return sources.flatMap((source) =>
    source.parsed.comments.flatMap(({ value, start }) => {
      const cited = CITATION.exec(value)?.[0];
      return cited === undefined
        ? []
        : [
            `${placeIn(source, start)}: "${cited}" is not in the repository. Give the reason itself, or name a README that has it.`,
          ];
    }),
  );
}
