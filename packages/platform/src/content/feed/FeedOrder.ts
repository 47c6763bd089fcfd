/** `newest` and `oldest` go by display date; `relevance` by how well the words match, then the newest. */
export type FeedOrder =
  { readonly by: 'newest' | 'oldest' } | { readonly by: 'relevance'; readonly text: string };
