/** A variable that has a value that cannot be used. Its message repeats the value, except for what stands before the `@` of an address. */
export class ConfigError extends Error {
  constructor(name: string, value: string, expected: string) {
    const shown = value.replace(/\/\/\S*@/, '//…@');
    super(`${name} is "${shown}", but it must be ${expected}. Correct the variable or leave it out.`);
    this.name = 'ConfigError';
  }
}

/** Of the environment. */
export type Variables = Readonly<Record<string, string | undefined>>;
