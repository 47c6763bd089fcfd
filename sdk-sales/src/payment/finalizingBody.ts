import type { Finalize3dsOptions } from './FinalizeOptions.ts';

/** Returns the body of a call that completes a payment; the details cannot override the token. */
export const finalizingBody = ({ details, token, spreedlySuccess }: Finalize3dsOptions): object => ({
  ...details,
  token,
  ...(spreedlySuccess && { SPREEDLY_SUCCEEDED: true }),
});
