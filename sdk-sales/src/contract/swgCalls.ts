import type { Endpoints } from '@broadsheet/client-core';
export const swgCalls = {
  purchase: { method: 'POST', path: '/sales/public/v1/swg/purchase' },
  loginExists: { method: 'POST', path: '/sales/public/v1/swg/loginexists' },
} as const satisfies Endpoints<SwgCalls>;

/** Subscribe with Google, the sales side. */
export interface SwgCalls {
  /** Takes Google's own text as it is; anything without `code` and `message` is a success. */
  readonly purchase: { readonly caller: 'either'; readonly answer: Readonly<Record<string, unknown>> };
  /** Returns whether there is an account for a subscription that Google knows. */
  readonly loginExists: {
    readonly caller: 'anyone';
    readonly body: SwgLoginExistsRequestBody;
    readonly answer: SwgLoginExistsBody;
  };
}

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
