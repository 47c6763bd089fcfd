/** The identity configuration (wire-contract 1.2): no query, no body, no authorization. */
export const identityConfigCall = { method: 'GET', path: '/identity/public/v1/config' } as const;
