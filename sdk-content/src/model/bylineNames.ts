import type { Credits } from './Author.ts';

export interface BylineName {
  readonly name: string;
  readonly url?: string;
}

/** Returns the names of a byline: credited authors who have a name, under their `byline` if they have one. */
export function bylineNames(credits: Credits | undefined): readonly BylineName[] {
  return (credits?.by ?? []).flatMap((author) => {
    if (author.type !== 'author' || author.name === undefined) return [];
    const name = author.additional_properties?.original?.byline ?? author.name;
    return [author.url === undefined ? { name } : { name, url: author.url }];
  });
}
