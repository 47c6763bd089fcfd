import { isRecord, readString } from '@broadsheet/client-core';
import { parseUserIdentity } from '../session/UserIdentity.ts';
import type { UserIdentity } from '../session/UserIdentity.ts';

/**
 * What the tabs of one origin tell each other.
 *
 * `identity` travels only where the tabs share no store: with a session that ends with the browser's session, of which
 * each tab keeps its own copy.
 */
export type TabMessage =
  | { readonly kind: 'signed-in'; readonly identity?: UserIdentity }
  | { readonly kind: 'renewed'; readonly refreshToken: string; readonly identity?: UserIdentity }
  | { readonly kind: 'signed-out'; readonly uuid?: string };

/** The message as plain data, for a channel. */
export function packTabMessage(message: TabMessage): Readonly<Record<string, unknown>> {
  return message.kind === 'signed-out' ? { ...message } : { ...message, identity: message.identity?.raw };
}

/** @returns `undefined` for what another script, or another version of this one, has sent */
export function parseTabMessage(value: unknown): TabMessage | undefined {
  if (!isRecord(value)) return undefined;
  const identity = parseUserIdentity(value['identity']);
  const refreshToken = readString(value, 'refreshToken');
  switch (value['kind']) {
    case 'signed-in':
      return { kind: 'signed-in', identity };
    case 'renewed':
      return refreshToken === undefined ? undefined : { kind: 'renewed', refreshToken, identity };
    case 'signed-out':
      return { kind: 'signed-out', uuid: readString(value, 'uuid') };
    default:
      return undefined;
  }
}
