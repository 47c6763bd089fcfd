export { createPlatform } from './createPlatform.ts';
export type { Caller } from './Caller.ts';
export type { Platform } from './createPlatform.ts';
export type { PlatformOptions } from './PlatformOptions.ts';
export type { ContentClock, ContentStore, DocumentScope, StoredImage } from '@broadsheet/content-service';
export type { CachePurge, CachePurger } from '@broadsheet/content-service';
export { EVERYTHING, KEYS_HEADER } from '@broadsheet/content-service';
export type { ChangeWatch, KnownChanges, StoredPageTable } from '@broadsheet/content-service';
export { createContentStore } from '@broadsheet/content-service';
export { findImportFiles } from '@broadsheet/content-service';
export { importDocuments } from '@broadsheet/content-service';
export type { ImportOptions } from '@broadsheet/content-service';
export { SOURCE_FORMATS } from '@broadsheet/content-service';
export type { SourceFormat } from '@broadsheet/content-service';
export type { ExportReport } from '@broadsheet/content-service';
export type { ImportChoices } from '@broadsheet/content-service';
export type { ImportReport } from '@broadsheet/content-service';
export type { ImportProgress, ImportResult, Rejection } from '@broadsheet/content-service';
export type { CheckPage } from '@broadsheet/content-service';
export { shareMediaFolder } from '@broadsheet/content-service';
export {
  createVapidKeys,
  createWebPush,
  isPushHost,
  toPublicKey,
} from '@broadsheet/service-kit/notifications';
export type {
  NotificationService,
  PushMessage,
  PushOutcome,
  PushSubscription,
  VapidKeys,
  WebPushOptions,
} from '@broadsheet/service-kit/notifications';
export { requireSameSecret } from '@broadsheet/service-kit/keys';
export type { RetiredSecret, Secrets } from '@broadsheet/service-kit/keys';
export { restoreBackup } from './backup/restoreBackup.ts';
export type { RestoreReport } from './backup/restoreBackup.ts';
export { readStoredOperation } from './operation/readOperation.ts';
export type { Operation } from './operation/readOperation.ts';
export type { CommandOutcome, CommandResult } from './operation/commandResults.ts';
export type { OperationRecord, OperationRecords } from './operation/createOperationRecords.ts';
export type { StoredMinute } from './operation/operationMinutes.ts';
export type { BackupReport } from './backup/writeBackup.ts';
export {
  createBucketClient,
  createBucketStorage,
  createFolderStorage,
  isFileName,
  mediaFolder,
  moveMedia,
  StorageProblem,
} from '@broadsheet/content-service';
export type { BucketClient, BucketOptions, MediaStorage, MoveReport } from '@broadsheet/content-service';
export { followRules } from '@broadsheet/content-service';
export { listRules, toPathKey } from '@broadsheet/content-service';
export type { ListedRule, RedirectRule } from '@broadsheet/content-service';
export type { DocumentProblem } from '@broadsheet/service-kit/json';
export { validateDocument } from '@broadsheet/content-service';
export type { DocumentType } from '@broadsheet/content-service';
export { isJsonObject } from '@broadsheet/service-kit/json';
export type { Json, JsonObject } from '@broadsheet/service-kit/json';
export type { ChannelListener, Database, Queries, SqlRow, SqlValue } from '@broadsheet/service-kit/database';
export type { ReadCounter } from '@broadsheet/content-service';
export type {
  CountedVariant,
  ExperimentCounter,
  ExperimentCounts,
  ExperimentEvent,
  VariantCounts,
} from '@broadsheet/content-service';
export type { Read } from '@broadsheet/content-service';
export { findUnavailable } from '@broadsheet/service-kit/http';
export { openDatabase } from '@broadsheet/service-kit/database';
export type { DatabaseLocation, PoolLimits, PoolLoad } from '@broadsheet/service-kit/database';
export { openOwnSchema } from '@broadsheet/service-kit/database';
export type { OwnSchema } from '@broadsheet/service-kit/database';
export {
  anyChangeCacheKey,
  createCloudflare,
  createFastly,
  createIndexNow,
  createPurgeWebhook,
  createVarnish,
  pageCacheKey,
  printCacheKey,
  siteCacheKey,
  startCachePurge,
} from '@broadsheet/content-service';
export type { LetterRecipient, NewsletterReach } from '@broadsheet/identity-service';
export { phrases as mailPhrases } from '@broadsheet/service-kit/mail';
export { createHttpApp } from '@broadsheet/service-kit/http';
export { hasHungUp } from '@broadsheet/service-kit/http';
export type { PlatformLog } from '@broadsheet/service-kit/http';
export type { Editor } from '@broadsheet/editing-service';
export type { Role as EditorRole } from '@broadsheet/editing-service';
export type { AuditAction } from '@broadsheet/editing-service';
export type { CheckSetting } from '@broadsheet/editing-service';
export { mergeSiteMembers } from '@broadsheet/editing-service';
export type { Setting } from '@broadsheet/editing-service';
export { MOVED_PAGES } from '@broadsheet/editing-service';
export { EditingError } from '@broadsheet/editing-service';
export { describeRefusal } from '@broadsheet/editing-service';
export { createImageService } from '@broadsheet/content-service';
export type { DescribeUpload, ImageService, ImageServiceOptions } from '@broadsheet/content-service';
export { getUploadId } from '@broadsheet/content-service';
export type { RemoteOptions } from '@broadsheet/service-kit/outgoing';
export { createOriginalFinder } from '@broadsheet/content-service';
export { ImageProblem } from '@broadsheet/service-kit/outgoing';
export { createImageLibrary, getReplacedDate } from '@broadsheet/content-service';
export type { ImageLibrary } from '@broadsheet/content-service';
export { getImageTags } from '@broadsheet/content-service';
export type { ImageSearch } from '@broadsheet/content-service';
export { getImageTexts } from '@broadsheet/content-service';
export type { ImageTexts } from '@broadsheet/content-service';
export { imageRoutes } from '@broadsheet/content-service';
export type { Identity } from '@broadsheet/identity-service';
export type { IdentityAdministration } from '@broadsheet/identity-service';
export type { IdentityOptions, IdentityPages, PersonalDataSource } from '@broadsheet/identity-service';
export type { OidcClientOptions, OidcOptions, RegisteredClient } from '@broadsheet/identity-service';
export type { StaffOpenIdOptions } from '@broadsheet/editing-service';
export type { EditingOptions } from '@broadsheet/editing-service';
export type { Fetch } from '@broadsheet/service-kit/outgoing';
export type {
  AppleOptions,
  FacebookOptions,
  GoogleOptions,
  SocialOptions,
} from '@broadsheet/identity-service';
export { isChallengeScore } from '@broadsheet/service-kit/captcha';
export type { CaptchaVerifier } from '@broadsheet/service-kit/captcha';
export { createRecaptchaVerifier } from '@broadsheet/identity-service';
export type { RecaptchaOptions } from '@broadsheet/identity-service';
export type { ScryptParameters } from '@broadsheet/service-kit/passwords';
export type { ReaderAccess } from '@broadsheet/identity-service';
export type { Account, AccountStatus } from '@broadsheet/identity-service';
export type { Sales } from '@broadsheet/sales-service';
export type { SalesOptions } from '@broadsheet/sales-service';
export type { PaymentOptions } from '@broadsheet/sales-service';
export { STRIPE_WEBHOOK_PATH } from '@broadsheet/sales-service';
export type { MailOptions } from '@broadsheet/service-kit/mail';
export type { Mail, Mailer } from '@broadsheet/service-kit/mail';
export type { SmtpOptions } from '@broadsheet/service-kit/mail';
