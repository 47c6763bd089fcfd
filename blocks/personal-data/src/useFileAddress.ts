'use client';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Creates a file from a text in the browser, for a link with `download`. The pages' content security policy needs no
 * exception: a download is a navigation, which none of its directives governs, and nothing fetches or embeds the `blob:`
 * URL.
 *
 * @param type the media type, e.g. `application/json`
 * @returns the link's ref, and its URL; `undefined` until the link is in a document
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
