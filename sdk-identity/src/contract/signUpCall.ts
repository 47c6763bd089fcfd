/** Making an account (wire-contract 1.2): no authorization. SignUpRequestBody → SignUpBody. */
export const signUpCall = { method: 'POST', path: '/identity/public/v1/signup' } as const;
