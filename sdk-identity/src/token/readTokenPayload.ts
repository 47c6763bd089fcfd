import { isRecord } from '@broadsheet/client-core';

/** Reads the payload of a JWT without verifying it; `{}` for a text that is no JWT. */
export function readTokenPayload(token: string): Readonly<Record<string, unknown>> {
  try {
    const part = token.split('.')[1] ?? '';
    const payload: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(payload) ? payload : {};
  } catch {
    return {};
  }
}
