import type { Migration } from './migrate.ts';
import { contentTables } from './migrations/0001-content.ts';

/** Every step in the order of application. New steps go to the end. */
export const migrations: readonly Migration[] = [contentTables];
