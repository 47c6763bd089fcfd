/** The key of a page: its site, and the id of its document. */
export interface PageKey {
  readonly site: string;
  readonly id: string;
}

/** The key of a draft: a page, or a setting by its name. Settings are stored in tables of their own. */
export interface DraftKey extends PageKey {
  readonly of?: 'settings';
}

/** The tables that have the same columns for pages and settings. */
const TABLES = {
  pages: {
    drafts: 'page_drafts',
    ended: 'ended_page_drafts',
    versions: 'page_versions',
    schedules: 'page_schedules',
    deleted: 'deleted_pages',
  },
  settings: {
    drafts: 'setting_drafts',
    ended: 'ended_setting_drafts',
    versions: 'setting_versions',
    schedules: 'setting_schedules',
    deleted: 'deleted_settings',
  },
} as const;

export const editedTable = ({ of }: Pick<DraftKey, 'of'>, holding: keyof (typeof TABLES)['pages']): string =>
  TABLES[of ?? 'pages'][holding];
