import type { JsonRecord } from '../client/JsonRecord.ts';
import { getText } from './RepairScope.ts';
import type { RepairScope } from './RepairScope.ts';

/** The version that repaired documents have. */
const VERSION = '0.10.12';
/** The types of which whole ones have a version. */
const VERSIONED = new Set([
  'story',
  'gallery',
  'video',
  'image',
  'audio',
  'collection',
  'redirect',
  'section',
  'site',
]);
const DATED = new Set([...VERSIONED, 'author']);

/** Sets the supported version in a record of an older one, and in a whole record that has none. */
export function withVersion(record: JsonRecord, { isWhole, onRepair }: RepairScope): JsonRecord {
  const type = getText(record, 'type') ?? '';
  const { version } = record;
  if (version === undefined) {
    if (!isWhole || !VERSIONED.has(type)) return record;
    onRepair(`the version of a part of type "${type}" is missing; it is read as 0.10`);
    return { ...record, version: VERSION };
  }
  if (!DATED.has(type) || (typeof version === 'string' && /^0\.10\.\d+$/.test(version))) return record;
  const given = typeof version === 'string' ? version : JSON.stringify(version);
  onRepair(`version ${given} is read as 0.10`);
  return { ...record, version: VERSION };
}
