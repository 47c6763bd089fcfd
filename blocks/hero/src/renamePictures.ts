import type { FieldMigration } from '@broadsheet/block-kit';

/** Names of fields in older releases, and what they are called now. */
const RENAMED = [
  ['imageURLDesktop', 'imageDesktopURL'],
  ['imageURLMobile', 'imageMobileURL'],
  ['imageAltText', 'imageMobileAlt'],
] as const;

/** Renames the pictures' fields to their current names; a field that already has one keeps its value. */
export const renamePictures: FieldMigration = (fields) => {
  const former = new Map<string, string>(RENAMED);
  return Object.fromEntries([
    ...RENAMED.flatMap(([before, now]) => (before in fields ? [[now, fields[before]] as const] : [])),
    ...Object.entries(fields).filter(([name]) => !former.has(name)),
  ]);
};
