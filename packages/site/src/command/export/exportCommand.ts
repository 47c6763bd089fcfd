import { resolve } from 'node:path';
import type { ExportReport } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/client-core';
import { performCommand } from '../../control/performCommand.ts';
import { siteCommand } from '../../control/siteCommand.ts';
import type { CommandLine } from '../CommandLine.ts';
import { showProgress } from '../showProgress.ts';

export interface ExportRequest {
  readonly command: 'export';
  /** The absolute path of the folder to write to. */
  readonly folder: string;
}

/** Writes everything that an import accepts into a folder. */
export const exportDocuments = siteCommand<ExportRequest, ExportReport>({
  writes: false,
  isRequest: (value): value is ExportRequest =>
    isRecord(value) && value['command'] === 'export' && typeof value['folder'] === 'string',
  isResult: (value): value is ExportReport =>
    isRecord(value) && typeof value['documents'] === 'number' && typeof value['media'] === 'number',
  run: ({ folder }, { platform, onProgress, signal }) => platform.export(folder, { onProgress, signal }),
});

/** @returns the exit code */
export async function exportCommand(path: string, line: CommandLine): Promise<0> {
  const folder = resolve(line.cwd, path);
  const { documents, media } = await performCommand(exportDocuments, {
    request: { command: 'export', folder },
    config: line.readConfig(),
    onProgress: showProgress('Exporting', line.out),
    onError: line.print,
  });
  line.print(`${documents} documents and ${media} media files are in ${folder}.`);
  return 0;
}
