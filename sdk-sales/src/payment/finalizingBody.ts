import type { Finalize3dsOptions } from './FinalizeOptions.ts';

/** The body of a call that ends a payment; the details cannot take the place of the token. */
export const finalizingBody = ({ details, token, spreedlySuccess }: Finalize3dsOptions): object => ({
  ...details,
  token,
  ...(spreedlySuccess && { SPREEDLY_SUCCEEDED: true }),
});
