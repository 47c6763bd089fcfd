import { isRecord } from '@broadsheet/client-core';
import type { EditorRoom } from './openEditorRoom.ts';
import type { ListeningSite } from './openListeningSite.ts';

/** Invites an editor in a role and accepts the invitation. @returns the cookie of the editor's session */
export async function joinEditor(site: ListeningSite, room: EditorRoom, role: string): Promise<string> {
  const email = `${role}@example.com`;
  const invitation: unknown = await (await room.call('POST', '/invitations', { email, role })).json();
  const url = isRecord(invitation) ? invitation['url'] : undefined;
  if (typeof url !== 'string') throw new Error(`Nobody was invited: ${JSON.stringify(invitation)}`);
  const joined = await site.get(`/pagebuilder/api/links/${url.split('#')[1] ?? ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, name: role, password: 'nine gulls over the pier' }),
  });
  return (joined.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
