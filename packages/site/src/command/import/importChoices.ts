import type { ImportChoices } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/client-core';

/** The formats that an import can be told to read; listed here, so that the command line loads no code for its help. */
export const FORMATS = ['wordpress', 'ghost', 'syndication', 'ans'] as const;

/** Reads the options of `import`. @throws Error when the origin is not a URL */
export function readImportChoices(options: unknown): ImportChoices {
  if (!isRecord(options)) return {};
  const { format, origin, types, drafts, media, dryRun, strict, allowLocalAddresses } = options;
  if (typeof origin === 'string' && !(URL.canParse(origin) && /^https?:/i.test(origin)))
    throw new Error(`--origin is "${origin}", but it must be an address such as https://www.example.com/.`);
  return {
    format: FORMATS.find((each) => each === format),
    origin: typeof origin === 'string' ? origin : undefined,
    types:
      typeof types === 'string'
        ? types
            .split(',')
            .map((type) => type.trim())
            .filter((type) => type !== '')
        : undefined,
    hasDrafts: drafts === true,
    leavesMedia: media === false,
    isPlan: dryRun === true,
    isStrict: strict === true,
    hasLocalAddresses: allowLocalAddresses === true,
  };
}
