/** Profile, settings and segments (wire-contract 1.3); all are authorized with the bearer token. */
export const profileCalls = {
  /** → ProfileBody. */
  read: { method: 'GET', path: '/identity/public/v1/profile' },
  /** ProfileFieldsBody in part → ProfileBody. */
  update: { method: 'PATCH', path: '/identity/public/v1/profile' },
  /** → SettingsBody. */
  settings: { method: 'GET', path: '/identity/public/v1/user/settings' },
  /** → SegmentBody. */
  segments: { method: 'GET', path: '/identity/public/v2/identity/segmentation' },
} as const;
