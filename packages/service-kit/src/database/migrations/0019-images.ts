import type { Migration } from '../migrate.ts';

/**
 * The index of images. Editors choose among the images of the site, newest first, but most documents are stories: without
 * the index a large archive would be read from its newest document on until enough images were found.
 *
 * Most images have no date of their own; those are last.
 */
export const imageIndex: Migration = {
  name: '0019-images',
  statements: [
    `create index image_documents_by_date
      on documents (display_date desc nulls last, id)
      where type = 'image'`,
  ],
};
