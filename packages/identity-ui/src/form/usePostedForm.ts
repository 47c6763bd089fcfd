'use client';
import { useHost } from '@broadsheet/block-kit';

/** The result of a form that was posted without script; the redirect back to the page puts it into the URL. */
export type PostedForm =
  | { readonly status: 'none' }
  | { readonly status: 'accepted' }
  /** `code` is the service's error code; `network`, `incomplete` or `mismatch` if the service was not called. */
  | { readonly status: 'refused'; readonly code: string };

/** Returns the result of a posted form. @param form the name of the form, as in `AccountForm` */
export function usePostedForm(form: string): PostedForm {
  const { query } = useHost().page;
  if (query['form'] !== form) return { status: 'none' };
  const code = query['refused'];
  return code === undefined ? { status: 'accepted' } : { status: 'refused', code };
}
