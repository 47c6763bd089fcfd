import type { ImportResult } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/sdk-content';
import { siteCommand } from '../../control/siteCommand.ts';
import { checkPage } from '../../pages/checkPage.ts';

export interface ImportRequest {
  readonly command: 'import';
  /** Absolute paths of JSON files. */
  readonly files: readonly string[];
}

function isImportRequest(value: unknown): value is ImportRequest {
  return (
    isRecord(value) &&
    value['command'] === 'import' &&
    Array.isArray(value['files']) &&
    value['files'].every((file) => typeof file === 'string')
  );
}

function isImportResult(value: unknown): value is ImportResult {
  return (
    isRecord(value) &&
    typeof value['imported'] === 'number' &&
    Array.isArray(value['rejected']) &&
    Array.isArray(value['warnings'])
  );
}

/** Imports documents into the store: each is taken or refused by itself. */
export const importDocuments = siteCommand<ImportRequest, ImportResult>({
  writes: true,
  isRequest: isImportRequest,
  isResult: isImportResult,
  run: ({ files }, { platform, onProgress }) => platform.import(files, { checkPage, onProgress }),
});
