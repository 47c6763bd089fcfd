/** Returns the absolute path of the `broadsheet.config` file in an absolute folder; undefined without one. */
export function findPublisherConfig(folder: string): string | undefined;
