export { addBase, addBaseToHtml, removeBase, safeHref } from '@broadsheet/client-core';
export type { Href, SafeHref } from '@broadsheet/client-core';
export { consentPurposes } from './consent/consentPurposes.ts';
export type { ConsentPurpose } from './consent/consentPurposes.ts';
export type {
  ConsentPort,
  ConsentSignals,
  ConsentState,
  LoadConsent,
  OwnChoices,
} from './consent/ConsentPort.ts';
export { getRequestedPurposes, hasConsentChoices } from './consent/getRequestedPurposes.ts';
export { loadConsent } from './host/loadConsent.ts';
export { isGpcOn } from './consent/isGpcOn.ts';
export { evaluateChoices } from './consent/own/evaluateChoices.ts';
export type { ChoiceQuestion } from './consent/own/evaluateChoices.ts';
export { readChoices } from './consent/own/storedChoices.ts';
export { whenGranted } from './consent/whenGranted.ts';
export type { ConsentWish } from './consent/whenGranted.ts';
export { defineBlock } from './block/defineBlock.tsx';
export type { Block, BlockContent, BlocksBefore, PreparedBlock, TypedBlock } from './block/defineBlock.tsx';
export { loadAnswers } from './block/loadAnswers.ts';
export type { UnknownField } from './block/findUnknownFields.ts';
export type { FieldMigration, MigratedFields } from './block/migrateFields.ts';
export { nameBlocks } from './block/nameBlocks.ts';
export { shownBefore } from './block/shownStories.ts';
export type { ShowingScope, ShownStories, ShowsStories } from './block/shownStories.ts';
export type {
  AfterLists,
  Areas,
  BlockComponent,
  BlockKind,
  BlockSpec,
  BroughtBlock,
  ChainSpec,
  ContentScope,
  FeatureSpec,
  Hydration,
  LayoutSpec,
  Leading,
  Preceding,
  SiteLack,
  SiteVendor,
  VendorSources,
} from './block/BlockSpec.ts';
export type { Room } from './block/Room.ts';
export {
  auth,
  boolean,
  content,
  focalPoint,
  image,
  keyValue,
  lazyLoadField,
  list,
  longText,
  number,
  object,
  richText,
  select,
  text,
  url,
} from './fields/fields.ts';
export type {
  ContentConfig,
  ContentSchema,
  Field,
  FieldCondition,
  FieldOptions,
  FieldSchema,
  FieldValue,
  FieldValues,
  LeafField,
  LeafSchema,
  RowValues,
  StoredFields,
} from './fields/Field.ts';
export { findImageCompanion } from './fields/findImageCompanion.ts';
export type { ImageCompanion } from './fields/findImageCompanion.ts';
export { findMissingFields } from './fields/findMissingFields.ts';
export { findUnsafeUrls } from './fields/findUnsafeUrls.ts';
export type { UnsafeUrl } from './fields/findUnsafeUrls.ts';
export { mapStoredFields } from './fields/mapStoredFields.ts';
export type { MapStored, StoredBySchema } from './fields/mapStoredFields.ts';
export { contentRequest } from './fields/contentRequest.ts';
export { listColumnFields } from './block/listColumnFields.ts';
export { jsonSchema } from './fields/jsonSchema.ts';
export type { JsonSchema } from './fields/jsonSchema.ts';
export { resolveFields } from './fields/resolveFields.ts';
export { withFieldDefaults } from './fields/withFieldDefaults.ts';
export type { WithFieldDefaults } from './fields/withFieldDefaults.ts';
export type { FieldExpectation, FieldIssue, ResolvedFields, WrongValue } from './fields/resolveFields.ts';
export { createFormat } from './format/createFormat.ts';
export type { Format } from './format/createFormat.ts';
export { formatDate } from './format/formatDate.ts';
export { formatMoney } from './format/formatMoney.ts';
export type { MoneyOptions, MoneyStyle } from './format/formatMoney.ts';
export type { DateSettings } from './format/formatDate.ts';
export { toLocale } from './format/toLocale.ts';
export { contentValue, useContent } from './hooks/useContent.ts';
export type { ContentState, UseContentOptions } from './hooks/useContent.ts';
export { useConsent } from './hooks/useConsent.ts';
export type { Consent } from './hooks/useConsent.ts';
export { useEditMarks } from './hooks/useEditMarks.ts';
export type { EditMark, EditMarks, StoryText } from './hooks/useEditMarks.ts';
export { useFormat } from './hooks/useFormat.ts';
export { useGlobalContent } from './hooks/useGlobalContent.ts';
export { useIdentity } from './hooks/useIdentity.ts';
export type { IdentityState } from './hooks/useIdentity.ts';
export { useLabel } from './hooks/useLabel.ts';
export { useMoney } from './hooks/useMoney.ts';
export type { WriteMoney } from './hooks/useMoney.ts';
export { useSales } from './hooks/useSales.ts';
export type { SalesState } from './hooks/useSales.ts';
export { usePhrases } from './hooks/usePhrases.ts';
export { useAnchor } from './hooks/useAnchor.ts';
export type { Anchor } from './hooks/useAnchor.ts';
export { usePublicUrl } from './hooks/usePublicUrl.ts';
export type { Translate } from './hooks/usePhrases.ts';
export { Broadsheet } from './host/Broadsheet.tsx';
export type { BroadsheetProps } from './host/Broadsheet.tsx';
export type { Navigate } from './host/followLinks.tsx';
export type { HostLinkProps, LinkedPage, PageUrls, WriteUrl } from './host/PageUrls.ts';
export { browserEnvironment } from './host/browserEnvironment.ts';
export { connectIdentity } from './host/connectIdentity.ts';
export { connectSales } from './host/connectSales.ts';
export { createContent } from './host/createContent.ts';
export { createEventBus } from './host/createEventBus.ts';
export { createHost } from './host/createHost.ts';
export type { HostOptions } from './host/createHost.ts';
export type {
  CookieOptions,
  Environment,
  EventBus,
  Host,
  IslandRequest,
  IslandTrigger,
  LoadIdentity,
  LoadSales,
  Page,
  RenderBrought,
  EnhancedTrigger,
  RenderEnhanced,
  RenderIsland,
  SimulatedReader,
  TimeNeed,
} from './host/Host.ts';
export { HostProvider, useHost } from './host/HostContext.tsx';
export type { Answers } from './host/Answers.ts';
export { readDraft, removeDrafts, writeDraft } from './host/readerDraft.ts';
export type { DraftOwner, DraftValues } from './host/readerDraft.ts';
export { identityOrigin } from './host/identityOrigin.ts';
export { retailOrigin, salesOrigin } from './host/salesOrigins.ts';
export { serverEnvironment } from './host/serverEnvironment.ts';
export { coverPageEnd } from './islands/coverPageEnd.ts';
export { EnhancedPart } from './islands/EnhancedPart.tsx';
export type { EnhancedPartProps } from './islands/EnhancedPart.tsx';
export { Island } from './islands/Island.tsx';
export type { IslandProps } from './islands/Island.tsx';
export { LAZY_OFFSET, lazyLoaded } from './islands/lazyLoaded.tsx';
export type { ElementContext, Enhance, Probe, ProbeContext } from './islands/Probe.ts';
export type { OpenStory, StoryAnswer } from './islands/StoryAnswer.ts';
export { useEnhancement } from './islands/useEnhancement.ts';
export { markSubscriber, readSubscriberMark } from './host/subscriberMark.ts';
export { APPEARANCE_KEY, APPEARANCE_PARTS, appearanceScript } from './host/appearanceScript.ts';
export { FONTS_FIRST_ATTRIBUTE, fontsFirstScript } from './host/fontsFirstScript.ts';
export { speechScript } from './host/speechScript.ts';
export { METER_ATTRIBUTE, METER_KEY, meterScript } from './host/meterScript.ts';
export { SUBSCRIBER_ATTRIBUTE, subscriberScript } from './host/subscriberScript.ts';
export { formatPhrase } from './phrases/formatPhrase.ts';
export type { PhraseValues } from './phrases/formatPhrase.ts';
export { findLocale, LOCALES, mergePhraseBooks, phrasesFor, withOwnPhrases } from './phrases/PhraseBook.ts';
export type { OwnPhrases, PhraseBook, Phrases, TranslatedLocale } from './phrases/PhraseBook.ts';
export { mapEditorTexts } from './translations/mapEditorTexts.ts';
export type { EditorTexts } from './translations/mapEditorTexts.ts';
export { sharedTranslations } from './translations/sharedTranslations.ts';
export { translateBlock } from './translations/translateBlock.ts';
export type { Translations } from './translations/Translations.ts';
