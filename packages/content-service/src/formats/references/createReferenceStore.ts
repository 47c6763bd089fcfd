import { bodyColumn, textColumn } from '@broadsheet/service-kit/database';
import type { Database } from '@broadsheet/service-kit/database';
import { createReferenceCollector } from './ReferenceStore.ts';
import type { ReferenceStore } from './ReferenceStore.ts';

/** The number of references in one statement. */
const BATCH = 500;

export interface ReferenceStoreOptions {
  readonly database: Database;
  readonly site: string;
  /** Whether nothing is stored, as in a plan. */
  readonly isPlan: boolean;
}

/** Creates the store of the references of a site's imports. */
export function createReferenceStore({ database, site, isPlan }: ReferenceStoreOptions): ReferenceStore {
  return {
    async load(source) {
      const found = createReferenceCollector();
      const rows = await database.query(
        'select kind, id, body from import_references where site = $1 and source = $2',
        [site, source],
      );
      for (const row of rows) found.add(textColumn(row, 'kind'), textColumn(row, 'id'), bodyColumn(row));
      return found.references;
    },
    async save(source, references) {
      if (isPlan) return;
      const rows = [...references].flatMap(([kind, byId]) =>
        [...byId].map(([id, body]) => ({ kind, id, body })),
      );
      for (let at = 0; at < rows.length; at += BATCH)
        await database.query(
          `insert into import_references (site, source, kind, id, body)
             select $1, $2, kind, id, body
               from jsonb_to_recordset($3::text::jsonb) given(kind text, id text, body jsonb)
             on conflict (site, source, kind, id) do update set body = excluded.body`,
          [site, source, JSON.stringify(rows.slice(at, at + BATCH))],
        );
    },
  };
}
