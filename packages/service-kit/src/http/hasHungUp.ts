/**
 * Returns whether an error is Node's for a body whose sender has disconnected. That is no failure of the server, and whoever
 * does it often must not fill the log.
 */
export function hasHungUp(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}
