/** The texts of the search of images, and of what it found. */
export const phrases = {
  'library.search': 'Search by file name, text, credit or tag',
  'library.from': 'Uploaded from',
  'library.until': 'Uploaded until',
  'library.tag': 'Tag',
  'library.anyTag': 'All tags',
  'library.tagCount': '{tag} ({n})',
  'library.none': 'No matching images.',
  'library.more': 'Show more images',
  'library.shown': '{n} image shown. | {n} images shown.',
  'library.noAlt': 'No alternative text',
} as const;
