/** A page of a site, by its document's id. */
export interface PageKey {
  readonly site: string;
  readonly id: string;
}

/** What is worked on as a draft: a page, or a setting of the site by its name. Settings have tables of their own. */
export interface DraftKey extends PageKey {
  readonly of?: 'settings';
}

/** Tables that are alike for pages and settings. */
const TABLES = {
  pages: {
    drafts: 'page_drafts',
    versions: 'page_versions',
    schedules: 'page_schedules',
    deleted: 'deleted_pages',
  },
  settings: {
    drafts: 'setting_drafts',
    versions: 'setting_versions',
    schedules: 'setting_schedules',
    deleted: 'deleted_settings',
  },
} as const;

export const editedTable = ({ of }: Pick<DraftKey, 'of'>, holding: keyof (typeof TABLES)['pages']): string =>
  TABLES[of ?? 'pages'][holding];
