/**
 * What a kind of HTML may hold, as data. Elements and attributes that are not listed do not pass; an attribute that is
 * listed passes only with the value that its rule answers.
 */
export type AttributeRule = (value: string) => string | undefined;

/** Attributes in the order of the source. */
export type Attributes = Readonly<Record<string, string>>;

export type AttributeRules = Readonly<Record<string, AttributeRule>>;

export interface ElementRule {
  readonly attributes: AttributeRules;
  /** Sees all attributes that passed at once; `undefined` takes the element out and keeps what it holds. */
  readonly finish?: (attributes: Attributes) => Attributes | undefined;
}

export interface Policy {
  readonly elements: ReadonlyMap<string, ElementRule>;
  /** Rules for attributes that every element may carry. */
  readonly everywhere: AttributeRules;
  /** The markup that takes the place of an iframe with these attributes; left out, iframes vanish. */
  readonly frame?: (attributes: Attributes) => string;
}
