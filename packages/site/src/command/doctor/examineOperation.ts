import { getErrorMessage, isRecord, number, shape, systemClock } from '@broadsheet/client-core';
import { readStoredOperation } from '@broadsheet/platform';
import type { Operation } from '@broadsheet/platform';
import type { Config } from '../../config/readConfig.ts';
import { sendCommand } from '../../control/controlSocket.ts';
import { siteCommand } from '../../control/siteCommand.ts';

interface OperationRequest {
  readonly command: 'operation';
}

const operation = shape(
  { lastBackup: number, stuckMails: shape({ count: number, since: number }, ['count', 'since']) },
  [],
);

/** Reads when the newspaper was backed up, and whether its mails are stuck. */
export const examineOperation = siteCommand<OperationRequest, Operation>({
  writes: false,
  isRequest: (value): value is OperationRequest => isRecord(value) && value['command'] === 'operation',
  isResult: (value): value is Operation => operation(value) !== undefined,
  run: (_request, { platform }) => platform.operation(),
});

/** The state of a newspaper, or why it cannot be read, in a sentence. Before the first start there is no newspaper. */
export type FoundOperation =
  | { readonly kind: 'known'; readonly operation: Operation }
  | { readonly kind: 'no newspaper' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Asks the site that runs on the data folder, and reads the database if none does. Nothing is made or changed. */
export async function findOperation({ dataDir, databaseUrl, siteId }: Config): Promise<FoundOperation> {
  try {
    const request: OperationRequest = { command: 'operation' };
    const answer = await sendCommand(dataDir, request, { onProgress: () => undefined });
    if (answer !== undefined)
      return examineOperation.isResult(answer.result)
        ? { kind: 'known', operation: answer.result }
        : { kind: 'unknown', reason: 'The running site is of another version.' };
    const location = databaseUrl === undefined ? { dataDir } : { url: databaseUrl };
    const stored = await readStoredOperation(location, { site: siteId, now: systemClock.now() });
    return stored === undefined ? { kind: 'no newspaper' } : { kind: 'known', operation: stored };
  } catch (error) {
    return { kind: 'unknown', reason: getErrorMessage(error) };
  }
}
