/** Returns the headers of a call on behalf of a reader. A form sets its own content type. */
export const bearerHeaders = (accessToken: string, form?: FormData): Record<string, string> => ({
  Authorization: `Bearer ${accessToken}`,
  ...(form === undefined && { 'Content-Type': 'application/json' }),
});
