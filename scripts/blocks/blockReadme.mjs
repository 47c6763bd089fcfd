import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { withFieldsTable } from './fieldsTable.mjs';
import { withUsageSections } from './usageSections.mjs';

/** In the block entry: the block says which content sources it asks. */
const ASKS_SOURCES = /^ {2}content(?:: |\()/m;

/**
 * Brings the parts of a block's README that are written by script up to date.
 *
 * @param {string} folder of the block, absolute
 * @param {{ readonly name: string, readonly readme: string, readonly fields: import('@broadsheet/block-kit').FieldSchema }} options
 * name of the folder; the text; the custom fields
 * @returns {Promise<string | undefined>} formatted; `undefined` if markers are missing
 */
export async function composeBlockReadme(folder, { name, readme, fields }) {
  const entry = join(folder, 'src/block.ts');
  const readsSources = existsSync(entry) && ASKS_SOURCES.test(readFileSync(entry, 'utf8'));
  const used = withUsageSections(readme, { name: `@broadsheet/block-${name}`, readsSources });
  const whole = used === undefined ? undefined : withFieldsTable(used, fields);
  if (whole === undefined) return undefined;
  const settings = await resolveConfig(new URL(import.meta.url));
  return format(whole, { ...settings, parser: 'markdown' });
}
