export { createPlatform } from './createPlatform.ts';
export type { Caller, Platform, PlatformOptions } from './createPlatform.ts';
export type {
  ContentClock,
  ContentStore,
  DocumentScope,
  StoredImage,
} from './content/store/createContentStore.ts';
export { createContentStore } from './content/store/createContentStore.ts';
export { findImportFiles } from './content/import/findImportFiles.ts';
export { importDocuments } from './content/import/importDocuments.ts';
export type { ImportOptions } from './content/import/importDocuments.ts';
export { SOURCE_FORMATS } from './content/formats/openSource.ts';
export type { SourceFormat } from './content/formats/openSource.ts';
export type { ExportReport } from './content/export/exportContent.ts';
export type { ImportChoices } from './content/formats/importFiles.ts';
export type { ImportReport } from './content/formats/ImportReport.ts';
export type { ImportProgress, ImportResult, Rejection } from './content/import/ImportSource.ts';
export type { CheckPage } from './content/import/prepareRecord.ts';
export type { RetiredSecret, Secrets } from './keys/createKeyring.ts';
export { mediaFolder } from './content/mediaFolder.ts';
export { followRules } from './content/redirects/findRedirectProblems.ts';
export { listRules, toPathKey } from './content/redirects/RedirectRule.ts';
export type { ListedRule, RedirectRule } from './content/redirects/RedirectRule.ts';
export type { DocumentProblem } from './content/schema/explainProblems.ts';
export { validateDocument } from './content/schema/validateDocument.ts';
export type { DocumentType } from './content/schema/validateDocument.ts';
export { isJsonObject } from './content/json/Json.ts';
export type { Json, JsonObject } from './content/json/Json.ts';
export type { ChannelListener, Database, Queries, SqlRow, SqlValue } from './database/Database.ts';
export type { ReadCounter } from './reads/createReadCounter.ts';
export type { Read } from './reads/createReadGuard.ts';
export { openDatabase } from './database/openDatabase.ts';
export type { DatabaseLocation } from './database/openDatabase.ts';
export { openOwnSchema } from './database/openOwnSchema.ts';
export type { OwnSchema } from './database/openOwnSchema.ts';
export { createIndexNow } from './index-now/createIndexNow.ts';
export type { LetterRecipient, NewsletterReach } from './newsletters/createNewsletters.ts';
export { phrases as mailPhrases } from './mail/phrases.ts';
export { createHttpApp } from './http/createHttpApp.ts';
export { hasHungUp } from './http/hasHungUp.ts';
export type { PlatformLog } from './http/PlatformLog.ts';
export type { Editor } from './editing/accounts/Editor.ts';
export type { Role as EditorRole } from './editing/accounts/Role.ts';
export type { AuditAction } from './editing/audit/auditLog.ts';
export type { CheckSetting } from './editing/EditingContext.ts';
export { mergeSiteMembers } from './editing/settings/siteMembers.ts';
export type { Setting } from './editing/settings/Setting.ts';
export { MOVED_PAGES } from './editing/addresses/moveRedirects.ts';
export { EditingError } from './editing/EditingError.ts';
export { describeRefusal } from './editing/refusals.ts';
export { createImageService } from './images/createImageService.ts';
export type { ImageService, ImageServiceOptions } from './images/createImageService.ts';
export type { RemoteOptions } from './images/createRemoteReader.ts';
export { createOriginalFinder } from './images/createOriginalFinder.ts';
export { ImageProblem } from './images/ImageProblem.ts';
export { createImageLibrary } from './images/library/createImageLibrary.ts';
export type { ImageLibrary } from './images/library/createImageLibrary.ts';
export { imageRoutes } from './images/imageRoutes.ts';
export type { Identity } from './identity/createIdentity.ts';
export type { IdentityAdministration } from './identity/createAdministration.ts';
export type { IdentityOptions, IdentityPages, PersonalDataSource } from './identity/IdentityOptions.ts';
export type { OidcClientOptions, OidcOptions, RegisteredClient } from './identity/oidc/OidcOptions.ts';
export type { StaffOpenIdOptions } from './editing/openid/OpenIdOptions.ts';
export type { EditingOptions } from './editing/createEditing.ts';
export type { Fetch } from './identity/outgoing/Fetch.ts';
export type {
  AppleOptions,
  FacebookOptions,
  GoogleOptions,
  SocialOptions,
} from './identity/social/SocialOptions.ts';
export type { CaptchaVerifier } from './identity/captcha/CaptchaVerifier.ts';
export { createRecaptchaVerifier } from './identity/captcha/createRecaptchaVerifier.ts';
export type { RecaptchaOptions } from './identity/captcha/createRecaptchaVerifier.ts';
export type { ScryptParameters } from './identity/passwords/createPasswordHasher.ts';
export type { ReaderAccess } from './identity/sessions/ReaderAccess.ts';
export type { Account, AccountStatus } from './identity/store/Account.ts';
export type { Sales } from './sales/createSales.ts';
export type { SalesOptions } from './sales/SalesOptions.ts';
export type { PaymentOptions } from './sales/payments/PaymentOptions.ts';
export { STRIPE_WEBHOOK_PATH } from './sales/payments/routes.ts';
export type { MailOptions } from './mail/chooseMailer.ts';
export type { Mail, Mailer } from './mail/Mail.ts';
export type { SmtpOptions } from './mail/createSmtpMailer.ts';
