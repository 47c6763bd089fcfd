import { isRecord, string } from '@broadsheet/client-core';
import type { SessionChange } from '../session/SessionChange.ts';
import { parseUserIdentity } from '../session/UserIdentity.ts';

/** Converts a change to plain data for a channel. */
export function packTabMessage(change: SessionChange): Readonly<Record<string, unknown>> {
  return change.kind === 'signed-out' ? { ...change } : { ...change, identity: change.identity?.raw };
}

/** Parses a message; `undefined` for messages of other scripts, or of other versions of this one. */
export function parseTabMessage(value: unknown): SessionChange | undefined {
  if (!isRecord(value)) return undefined;
  const identity = parseUserIdentity(value['identity']);
  const refreshToken = string(value['refreshToken']);
  switch (value['kind']) {
    case 'signed-in':
      return { kind: 'signed-in', identity };
    case 'refreshed':
      return refreshToken === undefined ? undefined : { kind: 'refreshed', refreshToken, identity };
    case 'signed-out':
      return { kind: 'signed-out', uuid: string(value['uuid']) };
    default:
      return undefined;
  }
}
