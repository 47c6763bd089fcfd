/** The headers of wire-contract 0.4, "bearer". A form brings its own content type. */
export const bearerHeaders = (accessToken: string, form?: FormData): Record<string, string> => ({
  Authorization: `Bearer ${accessToken}`,
  ...(form === undefined && { 'Content-Type': 'application/json' }),
});
