import { textColumn, booleanColumn, momentColumn, inMilliseconds } from '@broadsheet/service-kit/database';
import type { PersonalDataSource } from '../IdentityOptions.ts';

/** Adds saved stories to a reader's data report, and deletes them with the account. */
export const savedStoryData: PersonalDataSource = {
  name: 'savedStories',
  async collect(queries, account) {
    const rows = await queries.query(
      `select site, story, is_saved, ${inMilliseconds('changed_at')} as at from saved_stories
        where account_uuid = $1 order by changed_at, story`,
      [account],
    );
    return rows.map((row) => ({
      site: textColumn(row, 'site'),
      story: textColumn(row, 'story'),
      isSaved: booleanColumn(row, 'is_saved'),
      changedOn: new Date(momentColumn(row, 'at')).toISOString(),
    }));
  },
  async erase(queries, account) {
    await queries.query('delete from saved_stories where account_uuid = $1', [account]);
  },
};
