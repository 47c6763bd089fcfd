'use client';
import { useHost } from '@broadsheet/block-kit';

/** What became of a form that was sent without script; the page that it came back to says so in its address. */
export type PostedForm =
  | { readonly status: 'none' }
  | { readonly status: 'accepted' }
  /** `code` of the service; `network`, `incomplete` or `mismatch` where it was not asked. */
  | { readonly status: 'refused'; readonly code: string };

/** @param form name of the form, as in `AccountForm` */
export function usePostedForm(form: string): PostedForm {
  const { query } = useHost().page;
  if (query['form'] !== form) return { status: 'none' };
  const code = query['refused'];
  return code === undefined ? { status: 'accepted' } : { status: 'refused', code };
}
