/** The phrases of story parts. */
export const phrases = {
  'g.by': 'By',
  'g.and': 'and',
  'g.sponsored': 'Sponsored',
  'g.live': 'Live',
  'g.opinion': 'Opinion',
  'g.gallery': 'Photos',
  'g.video': 'Video',
  'g.forSubscribers': 'Subscribers',
  'g.forMembers': 'With an account',
  'g.seeMore': 'See more',
  'g.seeMoreLabel': 'Load more items into this list',
} as const;
