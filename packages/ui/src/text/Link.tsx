'use client';
import { useAnchor, usePhrases } from '@broadsheet/block-kit';
import type { Href, LinkedPage } from '@broadsheet/block-kit';
import type { MouseEventHandler, ReactNode } from 'react';
import { phrases } from '../phrases.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LinkProps {
  /** The URL; one from content or an editor must go through `safeHref` first. */
  readonly href: Href;
  /** The kind of page, where the host may have it at a URL of its own. */
  readonly linkedPage?: LinkedPage | undefined;
  /** Absent: addresses that start with `http` open in a new tab. */
  readonly openInNewTab?: boolean;
  /** The text that is announced instead of "opens in a new tab". */
  readonly supplementalText?: string;
  /** For links that repeat another one, such as the image beside a headline. */
  readonly assistiveHidden?: boolean;
  readonly className?: string;
  readonly title?: string;
  readonly label?: string;
  /** The language of the text, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Whether the link is the current one of a set. */
  readonly current?: boolean;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly children?: ReactNode;
}

/** Renders a link. One to another site opens in a new tab and says so. */
export function Link(props: LinkProps) {
  const {
    href: address,
    linkedPage,
    openInNewTab,
    supplementalText,
    assistiveHidden = false,
    label,
    current,
    children,
    ...rest
  } = props;
  const t = usePhrases(phrases);
  const { Anchor, href } = useAnchor(address, linkedPage);
  const isNewTab = openInNewTab ?? /^https?:/i.test(address);
  const supplement = isNewTab && !assistiveHidden ? ` (${supplementalText ?? t('g.newWindow')})` : '';
  return (
    <Anchor
      {...rest}
      href={href}
      aria-current={current === true || undefined}
      aria-label={label === undefined ? undefined : `${label}${supplement}`}
      {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
      {...(assistiveHidden && { 'aria-hidden': true, tabIndex: -1 })}
    >
      {children}
      {supplement !== '' && <VisuallyHidden>{supplement}</VisuallyHidden>}
    </Anchor>
  );
}
