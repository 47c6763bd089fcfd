/** The texts of the panel from which stories are placed on the page. */
export const phrases = {
  'stories.title': 'Stories',
  'stories.search': 'Search stories',
  'stories.hint': 'Drag a story onto the page, or press it to insert it.',
  'stories.insert': 'Insert: {headline}',
} as const;
