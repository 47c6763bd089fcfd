import type { Endpoint } from '@broadsheet/client-core';

export const identityConfigCall = {
  method: 'GET',
  path: '/identity/public/v1/config',
} as const satisfies Endpoint;

/** What a client must know before anybody signs in: ways to sign in, rules of passwords, challenges. */
export interface IdentityConfigCall {
  readonly caller: 'anyone';
  readonly answer: IdentityConfigBody;
}

/** One OIDC provider that readers may sign in with. */
export interface OidcClientBody {
  /** The kind of provider, such as `Apple`. */
  readonly protocol: string;
  readonly clientId: string;
  /** What readers call the provider. */
  readonly name?: string;
}

/** What a server answers to the configuration call. */
export interface IdentityConfigBody {
  /** Always sent: without it, clients ask for no challenge in any flow. */
  readonly signinRecaptcha: boolean;
  readonly signupRecaptcha: boolean;
  readonly magicLinkRecaptcha: boolean;
  readonly resetPasswordRecaptcha: boolean;
  readonly recaptchaSiteKey?: string;
  /** -1 is the visible challenge (V2), 0 to 1 the least score of the invisible one (V3). */
  readonly recaptchaScore?: number;
  /** Empty when readers cannot sign in with Google; several ids are separated by commas. */
  readonly googleClientId: string;
  /** Empty when readers cannot sign in with Facebook. */
  readonly facebookAppId: string;
  readonly teamId?: string;
  readonly keyId?: string;
  readonly urlToReceiveAuthToken?: string;
  readonly oidcClients?: readonly OidcClientBody[];
  readonly disqus?: { readonly enabled: boolean; readonly publicKey: string };
  readonly pwMinLength: number;
  readonly pwLowercase: number;
  readonly pwUppercase: number;
  readonly pwSpecialCharacters: number;
  /** How many digits a password needs; sent under both spellings with the same value. */
  readonly pwNumbers: number;
  readonly pwPwNumbers: number;
}

/** The members that switch the challenge of a flow on. */
export const identityConfigFlags = [
  'signinRecaptcha',
  'signupRecaptcha',
  'magicLinkRecaptcha',
  'resetPasswordRecaptcha',
] as const satisfies readonly (keyof IdentityConfigBody)[];

/** The members that are texts. */
export const identityConfigTexts = [
  'recaptchaSiteKey',
  'googleClientId',
  'facebookAppId',
  'teamId',
  'keyId',
  'urlToReceiveAuthToken',
] as const satisfies readonly (keyof IdentityConfigBody)[];
