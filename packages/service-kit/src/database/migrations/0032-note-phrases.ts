import type { Migration } from '../migrate.ts';

const VERSIONS = ['page_versions', 'setting_versions'] as const;
const SCHEDULES = ['page_schedules', 'setting_schedules'] as const;

/**
 * The phrases of what the site itself tells about versions and schedules, so that each editor reads it in a language of
 * their own. The notes that it gave before are known by their English words.
 */
export const notePhrases: Migration = {
  name: '0032-note-phrases',
  statements: [
    ...VERSIONS.flatMap((table) => [
      `alter table ${table} add column note_says jsonb`,
      `update ${table} set note_says = case
          when note = 'Moved' then '{"key":"note.moved","values":{}}'::jsonb
          when note = 'Deleted' then '{"key":"note.deleted","values":{}}'::jsonb
          when note = 'Brought back' then '{"key":"note.restored","values":{}}'::jsonb
          else jsonb_build_object('key', 'note.version',
            'values', jsonb_build_object('number', substr(note, 9)::int)) end
        where note in ('Moved', 'Deleted', 'Brought back') or note ~ '^Version [0-9]{1,9}$'`,
    ]),
    ...SCHEDULES.map((table) => `alter table ${table} add column failure_details jsonb`),
  ],
};
