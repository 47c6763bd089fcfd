import type { Credits } from './Author.ts';

export interface BylineName {
  readonly name: string;
  readonly url?: string;
}

/** Who a byline prints: credited authors with a name, by the name they sign with. */
export function bylineNames(credits: Credits | undefined): readonly BylineName[] {
  return (credits?.by ?? []).flatMap((author) => {
    if (author.type !== 'author' || author.name === undefined) return [];
    const name = author.additional_properties?.original?.byline ?? author.name;
    return [author.url === undefined ? { name } : { name, url: author.url }];
  });
}
