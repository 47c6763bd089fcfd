/** The storage keys of the session and of the reader's data. */
export const storageKeys = {
  identity: 'ArcId.USER_INFO',
  profile: 'ArcId.USER_PROFILE',
  /** The expiry of the stored profile as ISO 8601 text, not JSON; always in local storage. */
  profileExpiry: 'ArcId.USER_PROFILE_EXPIRED_TIME',
  settings: 'ArcId.USER_SETTINGS',
  segments: 'ArcId.USER_SEGMENTS',
  ampReader: 'ArcId.AMP_READER_ID',
  /** The lease of the tab that refreshes the session; also the name of the lock. */
  refreshing: 'ArcId.REFRESHING',
} as const;
