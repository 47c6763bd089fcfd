import type { AvatarSource } from './avatar/uploadAvatar.ts';
import type { CallOptions, ChallengedCallOptions } from './call/CallOptions.ts';
import type { IdentityConfig } from './config/IdentityConfig.ts';
import type { DeclineDeletionReason } from './contract/accountDeletionCalls.ts';
import type { OidcProviderLoginQuery } from './contract/oidcCalls.ts';
import type { SignUpRequestBody } from './contract/signUpCall.ts';
import type { SwgAccessTokenBody, SwgLoginCheckBody } from './contract/swgCalls.ts';
import type { IdentityContext } from './context/IdentityContext.ts';
import type { IdentityOptions } from './context/IdentityOptions.ts';
import type { LoginOptions } from './sign-in/login.ts';
import type { InitiateOidcOptions, OidcInitiation } from './oidc/initiateOIDC.ts';
import type { PkceExchange } from './oidc/signInWithOIDCPKCE.ts';
import type { GdprReport } from './personal-data/getGdprReport.ts';
import type { GdprReportStatus } from './personal-data/listGdprReports.ts';
import type { ThirdPartyService, ThirdPartyTokens } from './profile/getThirdPartyTokens.ts';
import type { UserSegment } from './profile/getUserSegments.ts';
import type { UserSettings } from './profile/getUserSettings.ts';
import type { ProfileInput, UpdateProfileOptions } from './profile/updateUserProfile.ts';
import type { ProfileChanges, UserProfile } from './profile/UserProfile.ts';
import type { TokenStates } from './session/createSessionManager.ts';
import type { SessionState } from './session/SessionState.ts';
import type { Session, UserIdentity } from './session/UserIdentity.ts';
import type { SignUpOptions, SignUpResult } from './sign-in/signUp.ts';
import type { FacebookLoginOptions } from './social/initFacebookLogin.ts';
import type { SocialProvider } from './social/socialLogin.ts';

/** The options of a client, which always includes `createCookieStorage`. */
export interface IdentityClientOptions extends Omit<IdentityOptions, 'createCookieStorage'> {
  /** The AMP reader id; `start()` stores it, and `getAmpReaderId()` returns it even before. */
  readonly ampReaderId?: string;
}

/**
 * The reader identity client. Operations reject with ApiError (the service refused), IdentityError (the client refused)
 * or NetworkError (no response arrived); `getErrorCode` returns the code of the first two.
 */
export interface IdentityClient {
  /** The version of the service's API that the client uses. */
  readonly version: string;
  /** The context that the functions of the entries `operations` and `legacy` take as their first argument. */
  readonly context: IdentityContext;
  /**
   * Stores the AMP reader id, then opens the tab channel. Does nothing when started already.
   *
   * @returns a promise that resolves when the client listens to the other tabs
   */
  start(): Promise<void>;
  /** Closes the tab channel. The client remains usable and can be started again. */
  stop(): void;
  /**
   * Calls the listener when somebody logs in or out, in this tab or, after `start`, in another.
   *
   * @returns a function that ends the subscription
   */
  onSessionChange(listener: (state: SessionState) => void): () => void;

  /**
   * Returns the configuration of the identity service, fetched once; a failure is not cached.
   *
   * @param options `fresh` fetches it again, for a caller that found the cached one out of date
   */
  getConfig(options?: CallOptions & { readonly fresh?: boolean }): Promise<IdentityConfig>;

  login(userName: string, password: string, options?: LoginOptions): Promise<UserIdentity>;
  signUp(
    identity: SignUpRequestBody['identity'],
    profile: ProfileChanges & { readonly email: string },
    options?: SignUpOptions,
  ): Promise<SignUpResult>;
  requestOTALink(email: string, options?: ChallengedCallOptions): Promise<true>;
  redeemOTALink(nonce: string, options?: CallOptions): Promise<UserIdentity>;
  /** @deprecated Use `requestOTALink`. */
  requestMagicLink(email: string, options?: ChallengedCallOptions): Promise<true>;
  /** @deprecated Use `redeemOTALink`. */
  redeemMagicLink(nonce: string, options?: CallOptions): Promise<UserIdentity>;
  logout(options?: CallOptions): Promise<void>;

  /** Returns the session as far as this browser knows it, without a request to the service. */
  getSession(): SessionState;
  isLoggedIn(options?: CallOptions): Promise<boolean>;
  /**
   * Refreshes the session if its access token has expired or names no expiry; sends nothing otherwise.
   *
   * @throws what `extendSession` throws
   */
  heartbeat(options?: CallOptions): Promise<SessionState>;
  extendSession(options?: CallOptions): Promise<Session>;
  /** Removes the session and the reader's data, here and in every tab, without a request to the service. */
  clearSession(): void;
  /**
   * Resolves with a usable access token, refreshed if necessary; `undefined` when nobody is signed in.
   *
   * @throws what `extendSession` throws
   */
  getJwt(options?: CallOptions): Promise<string | undefined>;
  getTokenStates(): TokenStates;

  requestResetPassword(userName: string, options?: ChallengedCallOptions): Promise<true>;
  resetPassword(nonce: string, newPassword: string, options?: CallOptions): Promise<true>;
  updatePassword(oldPassword: string, newPassword: string, options?: CallOptions): Promise<true>;
  requestVerifyEmail(email: string, options?: CallOptions): Promise<true>;
  verifyEmail(nonce: string, options?: CallOptions): Promise<true>;

  getUserProfile(options?: CallOptions): Promise<UserProfile>;
  updateUserProfile(changes: ProfileInput, options?: UpdateProfileOptions): Promise<UserProfile>;
  getUserSettings(options?: CallOptions): Promise<UserSettings>;
  getUserSegments(options?: CallOptions): Promise<UserSegment>;
  getThirdPartyTokens(service: ThirdPartyService, options?: CallOptions): Promise<ThirdPartyTokens>;
  /** @deprecated Readers' pictures come with their profile. */
  uploadAvatar(
    source: AvatarSource | null | undefined,
    options?: CallOptions,
  ): Promise<UserProfile | undefined>;
  /** @deprecated Readers' pictures come with their profile. */
  deleteAvatar(options?: CallOptions): Promise<void>;

  /** Signs in, or links the provider to the account of the signed-in reader; so do the other social sign-ins below. */
  facebookSignOn(options?: CallOptions): Promise<UserIdentity>;
  /**
   * Loads Facebook's script. Call it before the reader clicks, because browsers allow a popup only shortly after a click.
   */
  initFacebookLogin(options?: FacebookLoginOptions): Promise<void>;
  /** Signs in or links, like `facebookSignOn`. @param response the response that Sign In With Google passed to the page */
  signInWithGoogle(response: unknown, options?: CallOptions): Promise<UserIdentity>;
  /** Redirects to Apple; on return, pass the code to `appleSignOn`. */
  initAppleSignOn(options?: CallOptions): Promise<void>;
  appleSignOn(code: string, options?: CallOptions): Promise<UserIdentity>;
  unlinkSocialIdentity(provider: SocialProvider, options?: CallOptions): Promise<void>;

  /** Redirects to a provider; on return, pass code and state to `signInWithOIDC`, in the same tab. */
  initiateOIDC(oidcClientId: string, options?: InitiateOidcOptions): Promise<OidcInitiation | undefined>;
  signInWithOIDC(code: string, state?: string, options?: CallOptions): Promise<UserIdentity>;
  signInWithOIDCPKCE(exchange: PkceExchange, options?: CallOptions): Promise<UserIdentity>;
  /** Redirects the reader back to the site that requested the sign-in here. */
  loginWithArcIdentityAsOIDCProvider(params: OidcProviderLoginQuery, options?: CallOptions): Promise<void>;
  unlinkOIDC(identifier: string, options?: CallOptions): Promise<void>;

  getSwgAccessToken(options?: CallOptions): Promise<SwgAccessTokenBody>;
  checkSwgLogin(idToken?: string, options?: CallOptions): Promise<SwgLoginCheckBody>;

  listGdprReports(options?: CallOptions): Promise<readonly GdprReportStatus[]>;
  getGdprReport(id: number, options?: CallOptions): Promise<GdprReport>;
  requestDeleteAccount(options?: CallOptions): Promise<void>;
  /** Deletes the account permanently and signs out, in every tab. */
  approveDeleteAccount(nonce: string, options?: CallOptions): Promise<void>;
  declineDeleteAccount(nonce: string, reason: DeclineDeletionReason, options?: CallOptions): Promise<void>;

  getAmpReaderId(): string | undefined;
  /** Stores the AMP reader id; removes it if `undefined`. */
  setAmpReaderId(id: string | undefined): void;
}
