/** Gives the headers of a call in a reader's name. A form brings its own content type. */
export const bearerHeaders = (accessToken: string, form?: FormData): Record<string, string> => ({
  Authorization: `Bearer ${accessToken}`,
  ...(form === undefined && { 'Content-Type': 'application/json' }),
});
