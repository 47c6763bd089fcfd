/** Texts of the list of all pages. */
export const phrases = {
  'pages.title': 'Pages',
  'pages.loading': 'Loading the pages …',
  'pages.none': 'There are no pages yet.',
  'pages.draft': 'Draft',
  'pages.unpublished': 'Not published',
} as const;
