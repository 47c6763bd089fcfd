/** Whether a property of the story or the reader's device has to be among the values, or must not be. */
export interface PaywallCondition {
  readonly in: boolean;
  readonly values: readonly string[];
}

/** When counting starts again; moments are in UTC. Without one, or with one that says nothing else: each month. */
export interface PaywallBudget {
  readonly budgetType?: string | undefined;
  readonly calendarType?: string | undefined;
  /** Three letters, `mon` by default. */
  readonly calendarWeekDay?: string | undefined;
  readonly rollingType?: string | undefined;
  readonly rollingDays?: number | undefined;
  readonly rollingHours?: number | undefined;
}

/** A rule by which stories are locked, as `/retail/public/v1/paywall/active` gives it out. */
export interface PaywallRule {
  readonly id: number;
  /** About which stories it is: each must hold. Absent: about all. */
  readonly conditions?: Readonly<Record<string, PaywallCondition>> | undefined;
  /** Whether readers who are signed in pass, then the products (SKUs) that let pass. */
  readonly e?: readonly (boolean | string)[] | undefined;
  /** Whether an entitlement is asked for, then those that let pass. */
  readonly ent?: readonly (boolean | string)[] | undefined;
  /** How many stories a period gives for free: the rule triggers when the count is greater. */
  readonly rt: number;
  readonly budget?: PaywallBudget | undefined;
  /** The campaign of the offer behind the wall, or a URL. */
  readonly cc?: string | undefined;
}

/** True for a rule that asks for an account and no product: `e` is exactly `[true]` and `ent` exactly `[false]`. */
export function isRegistrationRule({ e, ent }: PaywallRule): boolean {
  return e?.length === 1 && e[0] === true && ent?.length === 1 && ent[0] === false;
}

/** True for a rule that some product or entitlement lets pass. */
export function demandsProduct({ e = [], ent = [] }: PaywallRule): boolean {
  return e.length > 1 || (ent[0] === true && ent.length > 1);
}
