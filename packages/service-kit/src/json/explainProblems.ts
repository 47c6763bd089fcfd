import type { ErrorObject } from 'ajv';

/** The key of a phrase that the page builder translates, with the values of its placeholders. */
export interface ProblemPhrase {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A problem of a document: the place as a JSON path (`$.credits.by[0].name`), and the reason in words. */
export interface DocumentProblem {
  readonly path: string;
  readonly reason: string;
  /** The phrase of the reason; absent for a problem that only those who import documents see. */
  readonly says?: ProblemPhrase;
  /** Set when the document is stored all the same; the person who imports it sees a warning. */
  readonly isWarning?: true;
}

/** Converts a JSON pointer to a JSON path. */
export function jsonPath(pointer: string): string {
  const keys = pointer.split('/').slice(1);
  return keys.reduce((path, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    if (/^\d+$/.test(name)) return `${path}[${name}]`;
    return /^[A-Za-z_$][\w$]*$/.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`;
  }, '$');
}

function parameter(error: ErrorObject, name: string): string {
  const value: unknown = Reflect.get(error.params, name);
  return Array.isArray(value) ? value.map(String).join(', ') : String(value);
}

function describe(error: ErrorObject): string {
  switch (error.keyword) {
    case 'required':
      return `the required property "${parameter(error, 'missingProperty')}" is missing`;
    case 'additionalProperties':
      return `the property "${parameter(error, 'additionalProperty')}" is not known here; it is kept`;
    case 'enum':
      return `the value must be one of: ${parameter(error, 'allowedValues')}`;
    case 'type':
      return `the value must be of type ${parameter(error, 'type')}`;
    case 'format':
      return `the value is not a valid ${parameter(error, 'format')}`;
    case 'oneOf':
    case 'anyOf':
      return 'the value has none of the allowed shapes';
    default:
      return `the value ${error.message ?? 'is not valid'}`;
  }
}

const isChoice = (error: ErrorObject): boolean => error.keyword === 'oneOf' || error.keyword === 'anyOf';
const contradictsType = (error: ErrorObject): boolean =>
  error.instancePath.endsWith('/type') ||
  (error.keyword === 'required' && parameter(error, 'missingProperty') === 'type');

/**
 * Selects the errors to report. Where a value failed all of several allowed shapes, only the errors of the shapes that fit
 * its type count. The errors of a failed choice are recognised by their place: the value of the choice, or inside it.
 */
function meantErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = errors.filter(isChoice).map((error) => error.instancePath);
  const isInside = (error: ErrorObject): boolean =>
    choices.some((path) => error.instancePath === path || error.instancePath.startsWith(`${path}/`));
  const outside = errors.filter((error) => !isInside(error));
  const inside = errors.filter((error) => isInside(error) && !isChoice(error));
  const wrongTypes = new Set(inside.filter(contradictsType).map((error) => getShape(error)));
  const meant = inside.filter((error) => !wrongTypes.has(getShape(error)));
  const fallback = inside.length > 0 && meant.length === 0 ? errors.filter(isChoice) : meant;
  return [...outside, ...fallback];
}

/** Returns the schema path of the definition that an error comes from. */
function getShape(error: ErrorObject): string {
  return error.schemaPath.split('/').slice(0, 3).join('/');
}

/** Describes the validator's errors in words, without duplicates: first those outside of failed choices. */
export function explainProblems(errors: readonly ErrorObject[]): readonly DocumentProblem[] {
  // That a condition's branch failed says nothing beside the errors of the branch.
  const relevant = errors.filter(({ keyword }) => keyword !== 'if');
  const problems = meantErrors(relevant).map((error) => ({
    path: jsonPath(error.instancePath),
    reason: describe(error),
    ...(error.keyword === 'additionalProperties' && { isWarning: true as const }),
  }));
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = `${problem.path} ${problem.reason}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
