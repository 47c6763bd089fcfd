import { writeBackup } from './backup/backupCommand.ts';
import { examineOperation } from './doctor/examineOperation.ts';
import { exportDocuments } from './export/exportCommand.ts';
import { importDocuments } from './import/importDocuments.ts';
import { exportNewsletter } from './newsletters/exportNewsletter.ts';
import { listNewsletters } from './newsletters/listNewsletters.ts';
import { listRedirects } from './redirects/listRedirects.ts';
import { readPages } from './pages/readPages.ts';
import { writePages } from './pages/writePages.ts';
import { testRedirect } from './redirects/testRedirect.ts';

/** The commands that a running site performs for the command line. A new command must be added here. */
export const SITE_COMMANDS = [
  importDocuments,
  exportDocuments,
  writeBackup,
  examineOperation,
  listRedirects,
  testRedirect,
  listNewsletters,
  exportNewsletter,
  readPages,
  writePages,
] as const;
