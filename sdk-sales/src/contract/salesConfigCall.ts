/** The sales configuration: no query, no body, no authorization. */
export const salesConfigCall = { method: 'GET', path: '/sales/public/v1/config' } as const;
