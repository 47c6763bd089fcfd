import type { Migration } from './migrate.ts';
import { contentTables } from './migrations/0001-content.ts';
import { identityTables } from './migrations/0002-identity.ts';
import { signInTables } from './migrations/0003-sign-in.ts';
import { recoveryTables } from './migrations/0004-recovery.ts';
import { redirectTables } from './migrations/0005-redirects.ts';
import { salesTables } from './migrations/0006-sales.ts';
import { paymentTables } from './migrations/0007-payments.ts';
import { subscriptionTables } from './migrations/0008-subscriptions.ts';
import { storyReadTables } from './migrations/0009-story-reads.ts';
import { readCountTables } from './migrations/0010-read-counts.ts';
import { editingTables } from './migrations/0011-editing.ts';
import { archiveColumns } from './migrations/0012-archive.ts';
import { publishingTables } from './migrations/0013-publishing.ts';
import { editorSignInTables } from './migrations/0014-editor-sign-in.ts';
import { deletedPageTables } from './migrations/0015-deleted-pages.ts';
import { settingTables } from './migrations/0016-settings.ts';
import { readersOwnTables } from './migrations/0017-readers-own.ts';
import { staffFlows } from './migrations/0018-staff-flows.ts';
import { imageIndex } from './migrations/0019-images.ts';
import { settingSchedules } from './migrations/0021-setting-schedules.ts';
import { feedColumns } from './migrations/0022-feeds.ts';
import { indexNowTables } from './migrations/0025-index-now.ts';
import { chargesInDoubt } from './migrations/0023-charges-in-doubt.ts';
import { scheduledRedirects } from './migrations/0024-scheduled-redirects.ts';
import { pageTimes } from './migrations/0026-page-times.ts';
import { archiveVersion } from './migrations/0027-archive-version.ts';
import { introductions } from './migrations/0028-introductions.ts';
import { enterpriseCodes } from './migrations/0029-enterprise-codes.ts';
import { endedDrafts } from './migrations/0031-ended-drafts.ts';
import { notePhrases } from './migrations/0032-note-phrases.ts';
import { methodsToDetach } from './migrations/0041-methods-to-detach.ts';
import { redeemCodes } from './migrations/0040-redeem-codes.ts';
import { navigationVersion } from './migrations/0033-navigation-version.ts';
import { keptWithOrders } from './migrations/0045-kept-with-orders.ts';
import { contentChanges } from './migrations/0100-content-changes.ts';
import { importReferences } from './migrations/0060-import-references.ts';
import { sharedByProcesses } from './migrations/0101-shared-by-processes.ts';
import { cachePurges } from './migrations/0102-cache-purges.ts';
import { favouriteBlocks } from './migrations/0105-favourite-blocks.ts';
import { imageReferences } from './migrations/0104-image-references.ts';
import { imageWords } from './migrations/0103-image-words.ts';
import { alertTable } from './migrations/0110-alerts.ts';
import { collectionEnds } from './migrations/0111-collections.ts';
import { notificationTables } from './migrations/0117-notifications.ts';
import { notificationFailures } from './migrations/0118-notification-failures.ts';
import { experimentCounts } from './migrations/0115-experiment-counts.ts';
import { storedPages } from './migrations/0126-stored-pages.ts';
import { paymentAttemptIndexes } from './migrations/0127-payment-attempt-indexes.ts';
import { operationMinutes } from './migrations/0116-operation-minutes.ts';
import { spelledAddresses } from './migrations/0112-spelled-addresses.ts';
import { composedAddresses } from './migrations/0113-composed-addresses.ts';
import { mergedSections } from './migrations/0114-merged-sections.ts';
import { openSearch } from './migrations/0061-open-search.ts';
import { outgoingMails } from './migrations/0062-outgoing-mails.ts';
import { lastBackup } from './migrations/0065-last-backup.ts';
import { removedChanges } from './migrations/0067-removed-changes.ts';
import { orderReplacements } from './migrations/0063-order-replacements.ts';
import { foldedEmailDomains } from './migrations/0058-folded-email-domains.ts';

/** Every step in the order of application. New steps are added at the end. */
export const migrations: readonly Migration[] = [
  contentTables,
  identityTables,
  signInTables,
  recoveryTables,
  redirectTables,
  salesTables,
  paymentTables,
  subscriptionTables,
  storyReadTables,
  readCountTables,
  editingTables,
  archiveColumns,
  publishingTables,
  editorSignInTables,
  deletedPageTables,
  settingTables,
  readersOwnTables,
  staffFlows,
  imageIndex,
  settingSchedules,
  feedColumns,
  indexNowTables,
  chargesInDoubt,
  scheduledRedirects,
  pageTimes,
  archiveVersion,
  introductions,
  enterpriseCodes,
  endedDrafts,
  notePhrases,
  navigationVersion,
  redeemCodes,
  methodsToDetach,
  keptWithOrders,
  foldedEmailDomains,
  contentChanges,
  importReferences,
  sharedByProcesses,
  cachePurges,
  openSearch,
  alertTable,
  collectionEnds,
  outgoingMails,
  orderReplacements,
  imageWords,
  imageReferences,
  favouriteBlocks,
  spelledAddresses,
  composedAddresses,
  mergedSections,
  lastBackup,
  removedChanges,
  operationMinutes,
  experimentCounts,
  notificationTables,
  storedPages,
  notificationFailures,
  paymentAttemptIndexes,
];
