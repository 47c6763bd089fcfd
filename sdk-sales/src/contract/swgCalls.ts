/** Subscribe with Google, the sales side. */
export const swgCalls = {
  /** For readers with a bearer token and for those without. Google's own text as it is → anything without `code` and `message`. */
  purchase: { method: 'POST', path: '/sales/public/v1/swg/purchase' },
  /** No authorization. SwgLoginExistsRequestBody → SwgLoginExistsBody. */
  loginExists: { method: 'POST', path: '/sales/public/v1/swg/loginexists' },
} as const;

/** Beside these, the members of Google's subscription token stand at the top level. */
export interface SwgLoginExistsRequestBody {
  /** Whether an account is made when there is none. */
  readonly findOrCreate: boolean;
  readonly [member: string]: unknown;
}

export interface SwgLoginExistsBody {
  readonly exists: boolean;
  readonly profileId?: string;
  readonly accessToken?: string;
  readonly refreshToken?: string;
}
