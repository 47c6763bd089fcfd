/** Something in a configuration that a person who runs the newspaper should know. */
export interface Concern {
  /**
   * `unsafe`: strangers can read or do what they must not. `missing`: readers or editors cannot do something that they
   * expect, or what the newspaper would need after a loss is not there. `advice`: it works, and could work better.
   */
  readonly weight: 'unsafe' | 'missing' | 'advice';
  /** What is so, why it matters, and which variable changes it. It repeats no secret. */
  readonly text: string;
}
