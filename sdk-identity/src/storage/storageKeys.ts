/** Under which names the session and the reader's own data are kept. */
export const storageKeys = {
  identity: 'ArcId.USER_INFO',
  profile: 'ArcId.USER_PROFILE',
  /** The end of the profile's ten minutes as ISO 8601 text, not JSON; always in local storage. */
  profileExpiry: 'ArcId.USER_PROFILE_EXPIRED_TIME',
  settings: 'ArcId.USER_SETTINGS',
  segments: 'ArcId.USER_SEGMENTS',
  ampReader: 'ArcId.AMP_READER_ID',
  /** Who refreshes the session just now; also the name of the lock. */
  refreshing: 'ArcId.REFRESHING',
} as const;
