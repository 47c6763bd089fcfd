/** Returns the permitted value of an attribute; `undefined` removes the attribute. */
export type AttributeRule = (value: string) => string | undefined;

/** The attributes of an element, in the order of the source. */
export type Attributes = Readonly<Record<string, string>>;

export type AttributeRules = Readonly<Record<string, AttributeRule>>;

export interface ElementRule {
  readonly attributes: AttributeRules;
  /** Returns the final attributes, given those that passed; `undefined` removes the element but keeps its content. */
  readonly finish?: (attributes: Attributes) => Attributes | undefined;
}

/** The rules for a kind of HTML. Elements and attributes that are not listed are removed. */
export interface Policy {
  readonly elements: ReadonlyMap<string, ElementRule>;
  /** The rules for attributes that every element may have. */
  readonly everywhere: AttributeRules;
  /** Returns the markup that replaces an iframe with these attributes. If absent, iframes are removed. */
  readonly frame?: (attributes: Attributes) => string;
}
