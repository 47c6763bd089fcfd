/** The deprecated avatar calls, with the bearer token. */
export const avatarCalls = {
  /** Multipart, one part named `avatar` → ProfileBody. */
  upload: { method: 'PUT', path: '/identity/public/v1/avatar' },
  /** No body → anything without `code` and `message`. */
  remove: { method: 'DELETE', path: '/identity/public/v1/avatar' },
} as const;
