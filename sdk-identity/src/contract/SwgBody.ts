export interface SwgAccessTokenBody {
  readonly accessToken: string;
}

export interface SwgLoginCheckRequestBody {
  /** Google's ID token. */
  readonly token: string;
}

export interface SwgLoginCheckBody {
  readonly identityExists: boolean;
}
