/** The port of notifications: where browsers subscribe, and who brings them what is sent. None is set up by default. */

/** Where a browser takes notifications, and the keys with which they are encrypted for it. */
export interface PushSubscription {
  /** The URL at the push service of the browser. Whoever knows it can reach the browser: it is in no log. */
  readonly endpoint: string;
  /** The public key of the browser, base64url. */
  readonly p256dh: string;
  /** The authentication secret of the browser, base64url. */
  readonly auth: string;
}

export interface PushMessage {
  /** What the browser gets, as JSON text. */
  readonly text: string;
  /** For how long a browser that is away still gets it, in whole seconds. */
  readonly ttlSeconds: number;
}

/**
 * What became of a message. `gone`: the browser has ended the subscription. `later`: the service could not take it now;
 * `afterMs`: the time in milliseconds that it asks for. `refused`: it will not take this message.
 */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'later'; readonly afterMs: number | undefined; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

export interface NotificationService {
  /** The public key with which browsers subscribe, base64url; subscriptions with another one get nothing. */
  readonly publicKey: string;
  /** Returns whether messages can be sent to a subscription: its endpoint is at a known service and its keys are keys. */
  accepts(subscription: PushSubscription): boolean;
  /** Sends a message, encrypted for the browser. Never rejects. */
  send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome>;
}
