export const phrases = {
  'live-blog.posts': 'Posts',
  'live-blog.live': 'Live',
  'live-blog.quiet': 'Last post: {time}',
  'live-blog.ended': 'This live blog has ended',
  'live-blog.key': 'Key post',
  'live-blog.updated': 'Updated {time}',
  'live-blog.newOne': '1 new post',
  'live-blog.newMany': '{count} new posts',
  'live-blog.offline': 'You are offline. New posts appear as soon as you are connected.',
} as const;
