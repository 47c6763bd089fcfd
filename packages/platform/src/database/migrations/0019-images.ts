import type { Migration } from '../migrate.ts';

/**
 * Editors choose among the images of the site, newest first, and most documents are stories: without an index of their own
 * a large archive would be read from its newest story on until enough images were met.
 *
 * An image has no date of its own more often than not, so those without one come last.
 */
export const imageIndex: Migration = {
  name: '0019-images',
  statements: [
    `create index image_documents_by_date
      on documents (display_date desc nulls last, id)
      where type = 'image'`,
  ],
};
