export type { PoolLimits } from './openServerDatabase.ts';
export type {
  ChannelListener,
  Database,
  PoolLoad,
  Queries,
  SqlRow,
  SqlValue,
  StopListening,
} from './Database.ts';
export { bodyColumn } from './bodyColumn.ts';
export { integerColumn, optionalTextColumn, textColumn } from './columns.ts';
export { notePhrases } from './migrations/0032-note-phrases.ts';
export { foldedEmailDomains } from './migrations/0058-folded-email-domains.ts';
export { spelledAddresses } from './migrations/0112-spelled-addresses.ts';
export { composedAddresses } from './migrations/0113-composed-addresses.ts';
export { mergedSections } from './migrations/0114-merged-sections.ts';
export { isPassingFailure } from './isPassingFailure.ts';
export { inMilliseconds, momentParameter } from './moments.ts';
export { copyTables } from './backup/copyTables.ts';
export { readLastBackup, recordBackup } from './backup/lastBackup.ts';
export { restoreTables } from './backup/restoreTables.ts';
export type { TablesCopy } from './backup/TablesCopy.ts';
export { openDatabase, openEmptyDatabase, openStoredDatabase } from './openDatabase.ts';
export type { DatabaseLocation } from './openDatabase.ts';
export { openOwnSchema } from './openOwnSchema.ts';
export type { OwnSchema } from './openOwnSchema.ts';
export { booleanColumn, momentColumn, optionalMomentColumn } from './storedColumns.ts';
export { withSavepoint } from './withSavepoint.ts';
export { withStatementTimeout } from './withStatementTimeout.ts';
