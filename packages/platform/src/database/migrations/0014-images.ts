import type { Migration } from '../migrate.ts';

/** Editors choose among all images, newest first, and most documents are stories. */
export const imageIndex: Migration = {
  name: '0014-images',
  statements: [
    "create index image_documents_by_date on documents (display_date desc nulls last, id) where type = 'image'",
  ],
};
