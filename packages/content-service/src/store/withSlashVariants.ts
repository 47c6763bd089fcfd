import { listSpellings } from './listSpellings.ts';

/** Returns the ids of sections in every spelling in which documents name them, with and without a slash at the end. */
export function withSlashVariants(ids: readonly string[]): readonly string[] {
  return [
    ...new Set(
      ids
        .flatMap(listSpellings)
        .flatMap((id) => [id, id.replace(/(?<=[^/]|^\/)\/+$/, ''), id.replace(/(?<!\/)\/*$/, '/')]),
    ),
  ];
}
