'use client';
import { safeHref, useGlobalContent, useHost, useLabel } from '@broadsheet/block-kit';
import { withRedirect } from '@broadsheet/sales-ui';
import { useId } from 'react';
import { readLock } from '../readLock.ts';
import type { PaywallProps } from '../PaywallProps.ts';
import { phrases } from '../phrases.ts';
import type { WallPanelProps } from '../WallPanel.tsx';
import { payHref } from './payHref.ts';

/**
 * Returns the target of a link, with the way back to the story; `undefined` for a URL that is empty or must not be linked.
 */
function backHref(url: string, path: string) {
  return safeHref(url) === undefined ? undefined : safeHref(withRedirect(url, path));
}

/** Returns the URL of the offer page with the way back to the story; empty without an offer page. */
export function toPayUrl(url: string, path: string): string {
  return url.trim() === '' ? '' : withRedirect(url, path);
}

/** Returns the texts and links of both walls; every link has the way back to the story. */
export function useWallTexts(
  props: PaywallProps,
): Readonly<Record<'registration' | 'payment', WallPanelProps>> {
  const labelOf = useLabel(phrases);
  const id = useId();
  const { path } = useHost().page;
  const lock = useGlobalContent(readLock);
  const login = {
    prompt: labelOf(props.payLinkPrompt, 'sub.w.prompt'),
    text: labelOf(props.linkText, 'sub.w.login'),
    href: backHref(props.linkUrl, path),
  };
  return {
    registration: {
      kind: 'registration',
      id: `${id}r`,
      reason: labelOf(props.registerReasonPrompt, 'sub.w.register'),
      title: props.registerHeaderText,
      subTitle: props.registerSubHeaderText,
      action: {
        text: labelOf(props.registerActionText, 'sub.w.registerCta'),
        href: backHref(props.registerActionUrl, path),
      },
      login,
    },
    payment: {
      kind: 'payment',
      id: `${id}p`,
      reason: labelOf(props.payReasonPrompt, 'sub.w.reason'),
      action: {
        text: labelOf(props.payActionText, 'sub.w.cta'),
        href: payHref(toPayUrl(props.payActionUrl, path), lock?.campaign),
      },
      login,
    },
  };
}
