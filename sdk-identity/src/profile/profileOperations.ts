/** The operations on what the service knows of a reader; fetched with the first of them. */
import { deleteAvatar } from '../avatar/deleteAvatar.ts';
import { uploadAvatar } from '../avatar/uploadAvatar.ts';
import type { IdentityClient } from '../IdentityClient.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { getThirdPartyTokens } from './getThirdPartyTokens.ts';
import { getUserProfile } from './getUserProfile.ts';
import { getUserSegments } from './getUserSegments.ts';
import { getUserSettings } from './getUserSettings.ts';
import { updateUserProfile } from './updateUserProfile.ts';

export type ProfileOperations = Pick<
  IdentityClient,
  | 'getUserProfile'
  | 'updateUserProfile'
  | 'getUserSettings'
  | 'getUserSegments'
  | 'getThirdPartyTokens'
  | 'uploadAvatar'
  | 'deleteAvatar'
>;

export function profileOperations(context: IdentityContext): ProfileOperations {
  return {
    getUserProfile: (...args) => getUserProfile(context, ...args),
    updateUserProfile: (...args) => updateUserProfile(context, ...args),
    getUserSettings: (...args) => getUserSettings(context, ...args),
    getUserSegments: (...args) => getUserSegments(context, ...args),
    getThirdPartyTokens: (...args) => getThirdPartyTokens(context, ...args),
    uploadAvatar: (...args) => uploadAvatar(context, ...args),
    deleteAvatar: (...args) => deleteAvatar(context, ...args),
  };
}
