/**
 * The standing of a subscription, and the decisions that its reader may still make. A cancellation takes effect when the
 * paid time ends, and can be revoked until then. Unpaid time is not granted: cancelling a subscription that is past due
 * ends it at once.
 */

/** The standing of a subscription; moments are milliseconds since 1970. */
export type Standing =
  | { readonly kind: 'active'; readonly periodEndsAt: number }
  | { readonly kind: 'pastDue'; readonly graceEndsAt: number }
  | { readonly kind: 'cancelled'; readonly endsAt: number }
  | { readonly kind: 'terminated' }
  /** A gift that nobody has redeemed: its time has not begun. */
  | { readonly kind: 'unclaimed' };

/** The effect of cancelling a subscription. */
export type Cancellation =
  | { readonly kind: 'atPeriodEnd'; readonly endsAt: number }
  | { readonly kind: 'now' }
  /** The subscription is cancelled already: a second click is no failure. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: 'ended' | 'unclaimed' };

/** Decides the effect of cancelling at the moment `now`. */
export function planCancellation(standing: Standing, now: number): Cancellation {
  switch (standing.kind) {
    case 'active':
      return now < standing.periodEndsAt
        ? { kind: 'atPeriodEnd', endsAt: standing.periodEndsAt }
        : { kind: 'now' };
    case 'pastDue':
      return { kind: 'now' };
    case 'cancelled':
      return now < standing.endsAt ? { kind: 'unchanged' } : { kind: 'refused', reason: 'ended' };
    case 'terminated':
      return { kind: 'refused', reason: 'ended' };
    case 'unclaimed':
      return { kind: 'refused', reason: 'unclaimed' };
  }
}

/** The effect of revoking a cancellation. */
export type Rescue =
  | { readonly kind: 'resume'; readonly chargesAt: number }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused' };

/** Decides whether a cancellation can be revoked at the moment `now`. */
export function planRescue(standing: Standing, now: number): Rescue {
  switch (standing.kind) {
    case 'cancelled':
      return now < standing.endsAt ? { kind: 'resume', chargesAt: standing.endsAt } : { kind: 'refused' };
    case 'active':
    case 'pastDue':
      return { kind: 'unchanged' };
    case 'terminated':
    case 'unclaimed':
      return { kind: 'refused' };
  }
}

/** Returns whether the reader has access to the subscribed product. */
export function grantsAccess(standing: Standing, now: number): boolean {
  switch (standing.kind) {
    case 'active':
      // Also after the period: a renewal that is due and not yet billed must not lock a paying reader out.
      return true;
    case 'pastDue':
      return now < standing.graceEndsAt;
    case 'cancelled':
      return now < standing.endsAt;
    case 'terminated':
    case 'unclaimed':
      return false;
  }
}
