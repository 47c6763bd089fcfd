'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import { LinkedText } from '@broadsheet/ui';
import { phrases } from './phrases.ts';

export interface TermsProps {
  readonly termsOfSaleURL: string;
  readonly termsOfServiceURL: string;
  /** Whether nothing of the order renews, so that there are no renewal terms. */
  readonly isPaidOnce: boolean;
}

/**
 * Renders the sentence about the terms; its phrase marks the parts that are links. A part whose page has no URL is plain
 * text.
 */
export function Terms({ termsOfSaleURL, termsOfServiceURL, isPaidOnce }: TermsProps) {
  const t = usePhrases(phrases);
  const text = t(isPaidOnce ? 'sub.tosOnce' : 'sub.tos', { sale: '0', service: '1' });
  return (
    <LinkedText text={text} hrefs={[safeHref(termsOfSaleURL), safeHref(termsOfServiceURL)]} openInNewTab />
  );
}
