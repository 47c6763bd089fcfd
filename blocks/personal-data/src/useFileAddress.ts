'use client';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * A file that the browser makes of a text, for a link with `download`. The pages' policy stays as it is: a download is a
 * navigation, which none of its directives governs; `blob:` is fetched and embedded by nobody.
 *
 * @param type media type, e.g. `application/json`
 * @returns the ref of the link, and its address; `undefined` until the link is in a document
 */
export function useFileAddress(
  text: string,
  type: string,
): { readonly link: RefObject<HTMLAnchorElement | null>; readonly address: string | undefined } {
  const link = useRef<HTMLAnchorElement>(null);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const view = link.current?.ownerDocument.defaultView ?? undefined;
    if (view === undefined) return;
    const made = view.URL.createObjectURL(new view.Blob([text], { type }));
    setAddress(made);
    return () => view.URL.revokeObjectURL(made);
  }, [text, type]);
  return { link, address };
}
