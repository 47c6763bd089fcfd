'use client';
import { contentValue, safeHref, useContent, useHost, useLabel, usePhrases } from '@broadsheet/block-kit';
import { trailingSlash } from '@broadsheet/sdk-content';
import { closeIcon, Html, Icon, Link, token } from '@broadsheet/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import {
  ALERT_SOURCE,
  alertQuery,
  DISMISSAL_COOKIE,
  DISMISSAL_SECONDS,
  parseAlerts,
  POLL_MS,
} from './dismissal.ts';
import { phrases } from './phrases.ts';

/** Laid over the end of the viewport, so that its coming and going moves nothing on the page. */
const Bar = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: 5;
  display: flex;
  gap: 1rem;
  align-items: center;
  justify-content: space-between;
  padding: 0.65rem ${token('gutter')};
  background: ${token('alert')};
  color: ${token('on-alert')};
  font: 600 ${token('type-1')} / 1.3 ${token('sans')};
  /* The colour of the ring everywhere else is lost on this ground. */
  & :focus-visible {
    outline-color: currentColor;
  }
`;

const Close = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 0;
  background: none;
  cursor: pointer;
`;

export interface AlertBarProps {
  readonly ariaLabel: string;
}

/** The first alert of the collection, until the reader closes it (block-contracts 2.2, spec content §4). */
export function AlertBar({ ariaLabel }: AlertBarProps) {
  const { site, environment } = useHost();
  const t = usePhrases(phrases);
  const labelOf = useLabel(phrases);
  const [isMounted, setMounted] = useState(false);
  const [dismissed, setDismissed] = useState<string>();
  useEffect(() => setMounted(true), []);
  const request = isMounted ? { source: ALERT_SOURCE, query: alertQuery(site.id) } : undefined;
  const alert = contentValue(useContent(request, parseAlerts, { pollMs: POLL_MS }))?.content_elements?.[0];
  const headline = alert?.headlines?.basic;
  if (headline === undefined) return null;
  // Read at each render, that is after each poll: another tab may have closed the same alert.
  if (headline === dismissed || headline === environment.readCookie(DISMISSAL_COOKIE)) return null;
  const href = safeHref(trailingSlash(alert?.websites?.[site.id]?.website_url ?? ''));
  const close = () => {
    environment.writeCookie(DISMISSAL_COOKIE, headline, { maxAgeSeconds: DISMISSAL_SECONDS });
    setDismissed(headline);
  };
  return (
    <Bar aria-label={labelOf(ariaLabel, 'alert.label')}>
      {href === undefined ? (
        <Html html={headline} />
      ) : (
        <Link href={href} openInNewTab={false}>
          <Html html={headline} />
        </Link>
      )}
      <Close type="button" aria-label={t('alert.close')} onClick={close}>
        <Icon of={closeIcon} size={24} />
      </Close>
    </Bar>
  );
}
