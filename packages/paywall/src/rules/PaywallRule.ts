/** A condition that a property of the story or the reader's device is among the values, or is not. */
export interface PaywallCondition {
  readonly in: boolean;
  readonly values: readonly string[];
}

/** When counting starts again, in UTC. Default: each month. */
export interface PaywallBudget {
  readonly budgetType?: string | undefined;
  readonly calendarType?: string | undefined;
  /** The weekday in three letters. Default: `mon`. */
  readonly calendarWeekDay?: string | undefined;
  readonly rollingType?: string | undefined;
  readonly rollingDays?: number | undefined;
  readonly rollingHours?: number | undefined;
}

/** A rule that locks stories, in the form of `/retail/public/v1/paywall/active`. */
export interface PaywallRule {
  readonly id: number;
  /** The conditions on stories, all of which must hold. Absent: the rule applies to all stories. */
  readonly conditions?: Readonly<Record<string, PaywallCondition>> | undefined;
  /** Whether readers who are signed in pass, then the products (SKUs) that let pass. */
  readonly e?: readonly (boolean | string)[] | undefined;
  /** Whether an entitlement is demanded, followed by the ones that let readers pass. */
  readonly ent?: readonly (boolean | string)[] | undefined;
  /** How many stories a period gives for free: the rule triggers when the count is greater. */
  readonly rt: number;
  readonly budget?: PaywallBudget | undefined;
  /** The campaign of the offer behind the wall, or a URL. */
  readonly cc?: string | undefined;
}

/** Returns whether a rule demands an account but no product: `e` is exactly `[true]` and `ent` exactly `[false]`. */
export function isRegistrationRule({ e, ent }: PaywallRule): boolean {
  return e?.length === 1 && e[0] === true && ent?.length === 1 && ent[0] === false;
}

/** Returns whether a product or entitlement lets readers pass a rule. */
export function demandsProduct({ e = [], ent = [] }: PaywallRule): boolean {
  return e.length > 1 || (ent[0] === true && ent.length > 1);
}
