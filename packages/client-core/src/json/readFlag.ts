/**
 * Reads a boolean as editors and older services write it: `true`, `false`, or one of these as text.
 *
 * @returns `undefined` if the member is absent or anything else
 */
export function readFlag(record: Readonly<Record<string, unknown>>, key: string): boolean | undefined {
  switch (record[key]) {
    case true:
    case 'true':
      return true;
    case false:
    case 'false':
      return false;
    default:
      return undefined;
  }
}
