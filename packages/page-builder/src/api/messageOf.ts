/** What can be shown of a failure. Those of calls are sentences for the editor; any other is a fault of ours. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
