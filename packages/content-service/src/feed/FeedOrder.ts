/** The order of a feed: `newest` and `oldest` by display date; `relevance` by how well the words match, then by newest. */
export type FeedOrder =
  { readonly by: 'newest' | 'oldest' } | { readonly by: 'relevance'; readonly text: string };
