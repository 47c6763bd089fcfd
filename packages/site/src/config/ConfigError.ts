/**
 * An error for a variable with a value that cannot be used. Its message repeats the value, except for the part before the
 * `@` of a URL.
 */
export class ConfigError extends Error {
  constructor(name: string, value: string, expected: string) {
    const shown = value.replace(/\/\/\S*@/, '//…@');
    super(`${name} is "${shown}", but it must be ${expected}. Correct the variable or leave it out.`);
    this.name = 'ConfigError';
  }
}

/** The environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;
