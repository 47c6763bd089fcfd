'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import { LinkedText } from '@broadsheet/ui';
import { phrases } from '../phrases.ts';

/** Renders the sentence about the terms; its phrase marks the words that become the link. Renders nothing without a URL. */
export function Terms({ url }: { readonly url: string }) {
  const t = usePhrases(phrases);
  const href = safeHref(url);
  if (href === undefined) return null;
  return <LinkedText text={t('id.terms', { url: '0' })} hrefs={[href]} openInNewTab={false} />;
}
