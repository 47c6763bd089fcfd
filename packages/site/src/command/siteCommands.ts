import { importDocuments } from './import/importDocuments.ts';

/** The commands that a running site does for the command line. A new one has its place here. */
export const SITE_COMMANDS = [importDocuments] as const;
