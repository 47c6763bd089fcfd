/** The reader's own sessions, with the bearer token: calls of the embedded service. `:name` is a variable part. */
export const deviceCalls = {
  /** → a list of DeviceBody, the last used first. */
  list: { method: 'GET', path: '/identity/public/v1/sessions' },
  /** No body → SuccessBody; 404 for a session that is over. */
  end: { method: 'DELETE', path: '/identity/public/v1/sessions/:id' },
} as const;
