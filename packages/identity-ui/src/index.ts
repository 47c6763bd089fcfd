export { AccountPart } from './account/AccountPart.tsx';
export type { AccountPartProps } from './account/AccountPart.tsx';
export { AccountList, AccountNote } from './account/accountStyles.ts';
export { AccountSection } from './account/AccountSection.tsx';
export type { AccountSectionProps } from './account/AccountSection.tsx';
export { NothingToShow } from './account/NothingToShow.tsx';
export type { NothingToShowProps } from './account/NothingToShow.tsx';
export { accountPhrases } from './account/locales.ts';
export { phrases as accountEnglish } from './account/phrases.ts';
export { useReaderAction } from './account/useReaderAction.ts';
export type { ReaderAction } from './account/useReaderAction.ts';
export { useReaderData } from './account/useReaderData.ts';
export type { ReaderData, ReaderDataOptions, ReadyData } from './account/useReaderData.ts';
export { ChallengeField } from './challenge/ChallengeField.tsx';
export { recaptchaSources } from './challenge/recaptchaSources.ts';
export { useChallengedCalls } from './challenge/useChallengedCalls.ts';
export type {
  ChallengedCall,
  ChallengedCalls,
  ChallengedCallsOptions,
} from './challenge/useChallengedCalls.ts';
export { readyConfig, toPasswordPolicy, useIdentityConfig } from './configuration/useIdentityConfig.ts';
export type { IdentityConfigState } from './configuration/useIdentityConfig.ts';
export { previousPageField, signInFields } from './fields/signInFields.ts';
export { signInTranslations } from './fields/signInTranslations.ts';
export { AccountForm } from './form/AccountForm.tsx';
export type { AccountFormProps } from './form/AccountForm.tsx';
export { EmailField } from './form/EmailField.tsx';
export { EmailRequest } from './form/EmailRequest.tsx';
export type { EmailRequestProps } from './form/EmailRequest.tsx';
export { ResetLinkRequest } from './form/ResetLinkRequest.tsx';
export type { ResetLinkRequestProps } from './form/ResetLinkRequest.tsx';
export { FormText } from './form/FormText.tsx';
export { Notice } from './form/Notice.tsx';
export type { NoticeProps } from './form/Notice.tsx';
export { Terms } from './form/Terms.tsx';
export { usePostedForm } from './form/usePostedForm.ts';
export type { PostedForm } from './form/usePostedForm.ts';
export { isBadLink, LINK_INVALID } from './link/isBadLink.ts';
export { LinkInterrupted } from './link/LinkInterrupted.tsx';
export type { LinkInterruptedProps } from './link/LinkInterrupted.tsx';
export { linkPhrases } from './link/locales.ts';
export { useMailedLink } from './link/useMailedLink.ts';
export type { LinkInterruption, MailedLink, MailedLinkOptions } from './link/useMailedLink.ts';
export { Waiting } from './link/Waiting.tsx';
export { readerPhrases } from './locales.ts';
export { phrases as readerEnglish } from './phrases.ts';
export { redirectOrHome } from './redirect/redirectOrHome.ts';
export { useAccountPage } from './redirect/useAccountPage.ts';
export { usePageRedirect } from './redirect/usePageRedirect.ts';
export type { PageRedirect } from './redirect/usePageRedirect.ts';
export { useReturnRedirect } from './redirect/useReturnRedirect.ts';
export type { ReturnRedirectOptions } from './redirect/useReturnRedirect.ts';
export { postedEnglish, postedError } from './form/postedError.ts';
export type { PostedPhrase } from './form/postedError.ts';
export { toFormError } from './errors/toFormError.ts';
export type { FormError, FormPhrase, ErrorPhrases } from './errors/toFormError.ts';
export type { LimitedPhrase } from './errors/limitedPhrase.ts';
export { useAttempts } from './errors/useAttempts.ts';
export type { Attempts } from './errors/useAttempts.ts';
export { useSignInRedirect } from './session/useSignInRedirect.ts';
export type { SignInRedirect, SignInRedirectOptions } from './session/useSignInRedirect.ts';
export { useReader } from './session/useReader.ts';
export type { ReaderState } from './session/useReader.ts';
export { LinkedLogins } from './linked/LinkedLogins.tsx';
export type { LinksOptions } from './linked/useLinks.ts';
export { linkedPhrases } from './linked/locales.ts';
export { phrases as linkedEnglish } from './linked/phrases.ts';
export { ProviderRow } from './linked/ProviderRow.tsx';
export { Section as LinesSection } from './linked/Section.tsx';
export { ProviderIcon } from './social/ProviderIcon.tsx';
export type { ProviderIconProps } from './social/ProviderIcon.tsx';
export type { Attempt, SocialSignOn, SocialSignOnOptions } from './social/SocialSignOn.ts';
export { useApple } from './social/useApple.ts';
export type { AppleOptions } from './social/useApple.ts';
export { facebookSources } from './social/facebook/facebookSources.ts';
export { useFacebook } from './social/facebook/useFacebook.ts';
export type { FacebookOptions, FacebookSignOn } from './social/facebook/useFacebook.ts';
export { googleSources } from './social/google/googleSources.ts';
export { useGoogle } from './social/google/useGoogle.ts';
export type { GoogleOptions, GoogleSignOn } from './social/google/useGoogle.ts';
export { useOpenId } from './social/useOpenId.ts';
export type { OpenIdOptions, OpenIdSignOn } from './social/useOpenId.ts';
export { socialPhrases } from './social/locales.ts';
export { phrases as socialEnglish } from './social/phrases.ts';
export { getSocialProviders } from './social/getSocialProviders.ts';
export type {
  AppleSignInOption,
  OpenIdProvider,
  SocialProviders,
  SocialProvidersOptions,
} from './social/getSocialProviders.ts';
export { OWNER_ERRORS, SCRIPT_ERRORS, useSocialAttempts } from './social/useSocialAttempts.ts';
export type { SocialAttempts } from './social/useSocialAttempts.ts';
export { verificationPhrases } from './verification/locales.ts';
export { phrases as verificationEnglish } from './verification/phrases.ts';
export { ResendVerification } from './verification/ResendVerification.tsx';
export { withoutQuery } from './url/withoutQuery.ts';
