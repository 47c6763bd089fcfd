import type { TransportOptions } from '@broadsheet/client-core';
import type { CallOptions, ChallengedCallOptions } from './CallOptions.ts';
import type { IdentityConfig } from './config/IdentityConfig.ts';
import type { DeclineDeletionReason } from './contract/DeclineDeletionRequestBody.ts';
import type { OidcProviderLoginQuery } from './contract/OidcBody.ts';
import type { SignUpRequestBody } from './contract/SignUpBody.ts';
import type { SwgAccessTokenBody, SwgLoginCheckBody } from './contract/SwgBody.ts';
import type { ReaderSession } from './devices/listSessions.ts';
import type { IdentityEdges } from './edges/IdentityEdges.ts';
import type { LoginOptions } from './login/login.ts';
import type { PkceStart } from './oidc/beginOIDCPKCE.ts';
import type { InitiateOidcOptions, OidcInitiation } from './oidc/initiateOIDC.ts';
import type { PkceExchange, PkceReturn } from './oidc/signInWithOIDCPKCE.ts';
import type { GdprReport } from './personal-data/getGdprReport.ts';
import type { GdprReportStatus } from './personal-data/listGdprReports.ts';
import type { ThirdPartyService, ThirdPartyTokens } from './profile/getThirdPartyTokens.ts';
import type { UserSegment } from './profile/getUserSegments.ts';
import type { UserSettings } from './profile/getUserSettings.ts';
import type { ProfileInput } from './profile/updateUserProfile.ts';
import type { ProfileChanges, UserProfile } from './profile/UserProfile.ts';
import type { TokenStates } from './session/getTokenStates.ts';
import type { SessionState } from './session/SessionState.ts';
import type { Session, UserIdentity } from './session/UserIdentity.ts';
import type { SignUpOptions, SignUpResult } from './sign-up/signUp.ts';
import type { FacebookLoginOptions } from './social/facebook/initFacebookLogin.ts';
import type { GoogleLoginOptions } from './social/google/initGoogleLogin.ts';
import type { SocialProvider } from './social/SocialProvider.ts';
import type { VendorOptions } from './social/vendor/VendorOptions.ts';
import type { StorageOptions } from './storage/createReaderStorage.ts';
import type { SwgUser } from './subscribe-with-google/signOnSwgUser.ts';

type TransportEdges = Pick<
  TransportOptions,
  'origin' | 'fetch' | 'clock' | 'random' | 'timeoutMs' | 'retry' | 'isOnline'
>;

/**
 * Where the identity service is, how a session is kept, and what the client may use.
 *
 * `origin` and `fetch` are required; `clock` and `random` are the runtime's own when left out. A call has 10 s per
 * attempt (`timeoutMs`); one that is harmless to repeat has three attempts (`retry`).
 */
export interface IdentityClientOptions
  extends
    TransportEdges,
    IdentityEdges,
    VendorOptions,
    Pick<StorageOptions, 'baseDomain' | 'profileStorage'> {
  /** Stored under its key by `start()`, and answered by `getAmpReaderId()` before. */
  readonly ampReaderId?: string;
}

/**
 * The reader identity client. Operations reject with ApiError (the service refused), IdentityError (the client did) or
 * NetworkError (no answer came); `errorCodeOf` gives the code of the first two.
 */
export interface IdentityClient {
  /**
   * Stores the AMP reader id, then begins to hear, and to be heard by, the other tabs. Again does nothing.
   *
   * @returns resolves when it listens, or when `stop` came first
   * @throws NetworkError the code for it did not come
   */
  start(): Promise<void>;
  /** Ends what `start` began. The client can be used on, and started again. */
  stop(): void;
  /**
   * Hears that somebody signed in or out, in this tab or, after `start`, in another.
   *
   * @returns ends the subscription
   */
  onSessionChange(listener: (state: SessionState) => void): () => void;

  /**
   * The configuration of the identity service (wire-contract 1.2), fetched once; a failure is not kept.
   *
   * @param options `fresh` fetches it again, for a caller who found the kept one out of date
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
  logout(options?: CallOptions): Promise<void>;

  /** What this browser knows, without asking the service. */
  getSession(): SessionState;
  isLoggedIn(options?: CallOptions): Promise<boolean>;
  /**
   * Renews the session if its access token is over or says no end (wire-contract 1.1); sends nothing otherwise.
   *
   * @throws what `extendSession` throws
   */
  heartbeat(options?: CallOptions): Promise<SessionState>;
  extendSession(options?: CallOptions): Promise<Session>;
  /** Forgets the session and the reader's data, here and in every tab; the service is not told. */
  clearSession(): void;
  /**
   * An access token that can be used now, renewed if need be; `undefined` when nobody is signed in.
   *
   * @throws what `extendSession` throws
   */
  getJwt(options?: CallOptions): Promise<string | undefined>;
  getTokenStates(): TokenStates;

  requestResetPassword(userName: string, options?: ChallengedCallOptions): Promise<true>;
  /** Resolves while the link of a mail is good, without using it up; rejects with ApiError `130010` once it is not. */
  checkResetLink(nonce: string, options?: CallOptions): Promise<true>;
  resetPassword(nonce: string, newPassword: string, options?: CallOptions): Promise<true>;
  updatePassword(oldPassword: string, newPassword: string, options?: CallOptions): Promise<true>;
  requestVerifyEmail(email: string, options?: CallOptions): Promise<true>;
  verifyEmail(nonce: string, options?: CallOptions): Promise<true>;

  getUserProfile(options?: CallOptions): Promise<UserProfile>;
  updateUserProfile(changes: ProfileInput, options?: CallOptions): Promise<UserProfile>;
  getUserSettings(options?: CallOptions): Promise<UserSettings>;
  getUserSegments(options?: CallOptions): Promise<UserSegment>;
  getThirdPartyTokens(service: ThirdPartyService, options?: CallOptions): Promise<ThirdPartyTokens>;
  /** @deprecated Readers' pictures come with their profile. */
  uploadAvatar(file: Blob | null | undefined, options?: CallOptions): Promise<UserProfile | undefined>;
  /** @deprecated Readers' pictures come with their profile. */
  deleteAvatar(options?: CallOptions): Promise<void>;

  /** Signs in, or links the provider to the account of the reader who is signed in; so do its like below. */
  facebookSignOn(options?: CallOptions): Promise<UserIdentity>;
  /** Best before the reader asks: browsers open a window only close to a click. */
  initFacebookLogin(options?: FacebookLoginOptions): Promise<void>;
  /** @param response what Sign In With Google handed to the page */
  signInWithGoogle(response: unknown, options?: CallOptions): Promise<UserIdentity>;
  /** Leaves the page for Apple; `appleSignOn` takes the code of the return. */
  initAppleSignOn(options?: CallOptions): Promise<void>;
  appleSignOn(code: string, options?: CallOptions): Promise<UserIdentity>;
  unlinkSocialIdentity(provider: SocialProvider, options?: CallOptions): Promise<void>;
  /** @deprecated Use Sign In With Google and `signInWithGoogle`. */
  initGoogleLogin(options?: GoogleLoginOptions): Promise<void>;
  /** @deprecated Use Sign In With Google and `signInWithGoogle`. */
  initGoogleAuthSDK(clientId?: string, options?: CallOptions): Promise<void>;
  /** @deprecated Use Sign In With Google and `signInWithGoogle`. */
  initGoogleAuth(clientId?: string, options?: CallOptions): Promise<void>;
  /** @deprecated Use Sign In With Google and `signInWithGoogle`. */
  googleSignOn(googleUser?: unknown, options?: CallOptions): Promise<UserIdentity>;

  /** Leaves the page for a provider; `signInWithOIDC` takes code and state of the return, in the same tab. */
  initiateOIDC(oidcClientId: string, options?: InitiateOidcOptions): Promise<OidcInitiation | undefined>;
  signInWithOIDC(code: string, state?: string, options?: CallOptions): Promise<UserIdentity>;
  /** Leaves the page for another site's login; `signInWithOIDCPKCE` takes code and state of the return. */
  beginOIDCPKCE(start: PkceStart): Promise<void>;
  signInWithOIDCPKCE(given: PkceReturn | PkceExchange, options?: CallOptions): Promise<UserIdentity>;
  /** Sends the reader back to the site that asked for a sign-in here. */
  loginWithArcIdentityAsOIDCProvider(params: OidcProviderLoginQuery, options?: CallOptions): Promise<void>;
  unlinkOIDC(identifier: string, options?: CallOptions): Promise<void>;

  getSwgAccessToken(options?: CallOptions): Promise<SwgAccessTokenBody>;
  checkSwgLogin(idToken?: string, options?: CallOptions): Promise<SwgLoginCheckBody>;
  /** @deprecated Link the account with `signInWithGoogle`. */
  relinkGoogleAccount(accessToken: string, options?: CallOptions): Promise<UserIdentity>;
  /** @deprecated Use `signInWithGoogle`. */
  signOnSwgUser(user?: SwgUser): Promise<UserIdentity>;

  listGdprReports(options?: CallOptions): Promise<readonly GdprReportStatus[]>;
  getGdprReport(id: number, options?: CallOptions): Promise<GdprReport>;
  requestDeleteAccount(options?: CallOptions): Promise<void>;
  /** Deletes the account for good and signs out, in every tab. */
  approveDeleteAccount(nonce: string, options?: CallOptions): Promise<void>;
  declineDeleteAccount(nonce: string, reason: DeclineDeletionReason, options?: CallOptions): Promise<void>;

  /** Where the reader is signed in, this browser included. */
  listSessions(options?: CallOptions): Promise<readonly ReaderSession[]>;
  /** Signs the reader out in another browser or app. */
  endSession(id: string, options?: CallOptions): Promise<void>;
  /** Signs the reader out everywhere else, then here as `logout` does. */
  endAllSessions(options?: CallOptions): Promise<void>;

  getAmpReaderId(): string | undefined;
  /** Stores the id; without one, removes it. */
  setAmpReaderId(id: string | undefined): void;
}
