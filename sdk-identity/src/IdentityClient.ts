import type * as account from './accountOperations.ts';
import type * as session from './sessionOperations.ts';
import type { CallOptions } from './call/CallOptions.ts';
import type { IdentityConfig } from './config/IdentityConfig.ts';
import type { IdentityContext } from './context/IdentityContext.ts';
import type { IdentityOptions } from './context/IdentityOptions.ts';
import type { TokenStates } from './session/createSessionManager.ts';
import type { SessionState } from './session/SessionState.ts';

/** The options of a client, which always includes `createCookieStorage`. */
export interface IdentityClientOptions extends Omit<IdentityOptions, 'createCookieStorage'> {
  /** The AMP reader id; `start()` stores it, and `getAmpReaderId()` returns it even before. */
  readonly ampReaderId?: string;
}

/** The type of an operation without its context parameter. */
type Bound<Operation> = Operation extends (context: IdentityContext, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;

/** The account operations as methods of a client. */
export type BoundAccountOperations = {
  readonly [Name in keyof typeof account]: Bound<(typeof account)[Name]>;
};

type BoundSessionOperations = { readonly [Name in keyof typeof session]: Bound<(typeof session)[Name]> };

/**
 * The reader identity client. Operations reject with ApiError (the service refused), IdentityError (the client refused)
 * or NetworkError (no response arrived); `getErrorCode` returns the code of the first two.
 */
export interface IdentityClient extends BoundAccountOperations, BoundSessionOperations {
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

  /** Returns the session as far as this browser knows it, without a request to the service. */
  getSession(): SessionState;
  /** Removes the session and the reader's data, here and in every tab, without a request to the service. */
  clearSession(): void;
  getTokenStates(): TokenStates;

  getAmpReaderId(): string | undefined;
  /** Stores the AMP reader id; removes it if `undefined`. */
  setAmpReaderId(id: string | undefined): void;
}
