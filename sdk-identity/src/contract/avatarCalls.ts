import type { Endpoints } from '@broadsheet/client-core';
import type { ProfileBody } from './profileCalls.ts';

export const avatarCalls = {
  upload: { method: 'PUT', path: '/identity/public/v1/avatar' },
  remove: { method: 'DELETE', path: '/identity/public/v1/avatar' },
} as const satisfies Endpoints<AvatarCalls>;

/** The image of a profile. */
export interface AvatarCalls {
  /**
   * Takes an image of 3 MB at most.
   *
   * @deprecated published clients still call it
   */
  readonly upload: { readonly caller: 'reader'; readonly form: AvatarForm; readonly answer: ProfileBody };
  /**
   * Takes the image away. Clients take anything without `code` and `message` for a success.
   *
   * @deprecated published clients still call it
   */
  readonly remove: { readonly caller: 'reader'; readonly answer: ProfileBody };
}

export interface AvatarForm {
  /**
   * The file.
   *
   * @format binary
   */
  readonly avatar: string;
}
