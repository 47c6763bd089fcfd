import { SOURCE_FORMATS } from '@broadsheet/platform';
import type { CommandOutcome, ImportChoices, ImportReport, Platform } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/client-core';
import { siteCommand } from '../../control/siteCommand.ts';
import { checkPage } from '../../pages/checkPage.ts';

export interface ImportRequest {
  readonly command: 'import';
  /** The absolute paths of files, and the URLs of feeds. */
  readonly files: readonly string[];
  readonly choices?: ImportChoices | undefined;
}

const isFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean';

function isChoices(value: unknown): value is ImportChoices {
  if (value === undefined) return true;
  if (!isRecord(value)) return false;
  const { format, origin, types, hasDrafts, leavesMedia, hasLocalAddresses, isPlan, isStrict } = value;
  return (
    (format === undefined || SOURCE_FORMATS.some((each) => each === format)) &&
    (origin === undefined || typeof origin === 'string') &&
    (types === undefined || (Array.isArray(types) && types.every((type) => typeof type === 'string'))) &&
    [hasDrafts, leavesMedia, hasLocalAddresses, isPlan, isStrict].every(isFlag)
  );
}

function isImportRequest(value: unknown): value is ImportRequest {
  return (
    isRecord(value) &&
    value['command'] === 'import' &&
    Array.isArray(value['files']) &&
    value['files'].every((file) => typeof file === 'string') &&
    isChoices(value['choices'])
  );
}

function isImportReport(value: unknown): value is ImportReport {
  return (
    isRecord(value) &&
    typeof value['imported'] === 'number' &&
    Array.isArray(value['rejected']) &&
    Array.isArray(value['warnings'])
  );
}

type ImportOptions = Parameters<Platform['importFiles']>[1] & { readonly files: readonly string[] };

/** Returns how an import ended: of one that has rejected all that it was given, nothing is in the store. */
function toOutcome({ imported, unchanged, rejected }: ImportReport): CommandOutcome {
  if (rejected.length === 0) return 'ok';
  return imported + unchanged === 0 ? 'failed' : 'partly';
}

/** Imports, and stores how that ended. A plan stores nothing, so the last import stays the one before it. */
async function importRecorded(
  platform: Platform,
  { files, ...choices }: ImportOptions,
): Promise<ImportReport> {
  if (choices.isPlan === true) return platform.importFiles(files, choices);
  const record = platform.records.commandRecorder('import');
  try {
    const report = await platform.importFiles(files, choices);
    // An import whose client has left ends early, with a report of what came before.
    await record(choices.signal?.aborted === true ? 'failed' : toOutcome(report));
    return report;
  } catch (error) {
    await record('failed');
    throw error;
  }
}

/** Imports documents into the store; each is accepted or refused separately. */
export const importDocuments = siteCommand<ImportRequest, ImportReport>({
  writes: true,
  isRequest: isImportRequest,
  isResult: isImportReport,
  run: ({ files, choices }, { platform, onProgress, signal }) =>
    importRecorded(platform, { ...choices, files, checkPage, onProgress, signal }),
});
