'use client';
import { useAnchor } from '@broadsheet/block-kit';
import type { Href } from '@broadsheet/block-kit';
import { forwardRef, useImperativeHandle, useRef } from 'react';
import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyle } from './buttonStyles.ts';
import type { ButtonLook, ButtonSize, ButtonVariant } from './buttonStyles.ts';

const NativeButton = styled.button<ButtonLook>`
  ${buttonStyle}
`;

// oxlint-disable-next-line no-restricted-properties -- its address comes in as `href: Href`
const NativeLink = styled.a<ButtonLook>`
  ${buttonStyle}
`;

export interface ButtonProps extends AriaAttributes {
  /** Accessible name where the content has none, as with an icon alone. */
  readonly accessibilityLabel?: string;
  /** Hidden from assistive technology and out of the tab order. */
  readonly assistiveHidden?: boolean;
  /** Cannot be activated; a link loses its address. */
  readonly disabled?: boolean;
  readonly fullWidth?: boolean;
  /** Makes it a link. */
  readonly href?: Href;
  readonly iconLeft?: ReactNode;
  readonly iconRight?: ReactNode;
  readonly size?: ButtonSize;
  readonly type?: 'button' | 'submit' | 'reset';
  readonly variant?: ButtonVariant;
  readonly id?: string;
  readonly className?: string;
  readonly title?: string;
  readonly name?: string;
  readonly value?: string;
  /** Id of a form that the button stands outside of. */
  readonly form?: string;
  readonly onClick?: MouseEventHandler<HTMLElement>;
  readonly children?: ReactNode;
}

/** A button, or a link that looks like one. Never smaller than 44 CSS pixels. */
export const Button = forwardRef<HTMLElement, ButtonProps>(function Button(props, ref) {
  const { accessibilityLabel, assistiveHidden = false, disabled = false, fullWidth = false, href } = props;
  const { iconLeft, iconRight, size = 'medium', variant = 'default', type = 'button', children } = props;
  const { id, className, title, name, value, form, onClick } = props;
  const button = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const anchor = useAnchor(href ?? '');
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current ?? link.current);
  const shared = {
    ...getAria(props),
    ...(accessibilityLabel !== undefined && { 'aria-label': accessibilityLabel }),
    ...(assistiveHidden && { 'aria-hidden': true, tabIndex: -1 }),
    id,
    className,
    title,
    $variant: variant,
    $size: size,
    $fullWidth: fullWidth,
  };
  const content = (
    <>
      {iconLeft}
      {hasContent(children) && <span>{children}</span>}
      {iconRight}
    </>
  );
  if (href === undefined)
    return (
      <NativeButton {...shared} {...{ type, name, value, form, onClick, disabled }} ref={button}>
        {content}
      </NativeButton>
    );
  return disabled ? (
    // A link without an address cannot be followed, neither by pointer nor by key; it has to say that it is one.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `a` without `href` has no role of its own
    <NativeLink {...shared} role="link" aria-disabled="true" ref={link}>
      {content}
    </NativeLink>
  ) : (
    <NativeLink {...shared} as={anchor.Anchor} href={anchor.href} onClick={onClick} ref={link}>
      {content}
    </NativeLink>
  );
});

function hasContent(children: ReactNode): boolean {
  return children !== undefined && children !== null && children !== false && children !== '';
}

function getAria(props: ButtonProps): AriaAttributes {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('aria-')));
}
