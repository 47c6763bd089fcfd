'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../media/Icon.tsx';
import { closeIcon } from '../media/icons.ts';
import { phrases } from '../phrases.ts';
import { token } from '../theme/tokens.ts';
import { lockScroll } from './lockScroll.ts';
import { openModally, rememberFocus } from './openModally.ts';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** The element is the scrim itself: older browsers do not let `::backdrop` read the theme. */
const Scrim = styled.dialog<{ readonly $placement: DialogPlacement }>`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  justify-items: center;
  align-items: ${({ $placement }) => ($placement === 'bottom' ? 'end' : 'center')};
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: ${({ $placement }) => ($placement === 'center' ? token('gutter') : '0')};
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${token('scrim')};
  color: ${token('ink')};
  animation: ${appear} ${token('motion')};
  &::backdrop {
    background: none;
  }
  &:focus {
    outline: none;
  }
`;

const sizes: Readonly<Record<DialogPlacement, string>> = {
  center: `max-inline-size: 34rem; border: 1px solid ${token('rule-strong')}; border-radius: ${token('radius')};`,
  bottom: `min-block-size: 50%; border-block-start: ${token('border-double')};`,
  full: 'min-block-size: 100%;',
};

const Panel = styled.div<{ readonly $placement: DialogPlacement }>`
  position: relative;
  inline-size: 100%;
  min-inline-size: 0;
  padding: 2rem ${token('gutter')};
  background: ${token('paper')};
  ${({ $placement }) => sizes[$placement]}
`;

/** The close button, beside the first lines, which wrap before they reach it. */
const Close = styled.div`
  float: inline-end;
  margin-block-start: -1rem;
  margin-inline: 0.5rem -0.75rem;
`;

const Body = styled.div`
  & > * + * {
    margin-block-start: 1rem;
  }
`;

export type DialogPlacement = 'center' | 'bottom' | 'full';

interface DialogOptions {
  readonly open: boolean;
  /** Called by Escape, the close button and the back gesture. Without it the dialog stays until `open` is false. */
  readonly onClose?: () => void;
  /** What gets the focus first; the dialog itself unless told, so that its name is read. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly placement?: DialogPlacement;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The accessible name, or the id of the heading that provides it. */
type DialogName =
  | { readonly label: string; readonly labelledBy?: undefined }
  | { readonly label?: undefined; readonly labelledBy: string };

export type DialogProps = DialogOptions & DialogName;

/**
 * Renders a modal dialog at the end of the body; nothing on the server. While it is open, the page neither scrolls nor
 * receives the focus, which afterwards returns to where it was.
 */
export function Dialog(props: DialogProps) {
  const { open } = props;
  const place = useRef<HTMLSpanElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    if (open) setBody(place.current?.ownerDocument.body);
  }, [open]);
  return (
    <>
      <span ref={place} hidden />
      {open && body !== undefined && createPortal(<OpenDialog {...props} />, body)}
    </>
  );
}

/** Stops the page behind from scrolling and moves the focus into the dialog; undoes both when the dialog closes. */
function useModal(initialFocus: DialogOptions['initialFocus']) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const returnFocus = rememberFocus(element.ownerDocument);
    const unlock = lockScroll(element.ownerDocument);
    const hide = openModally(element);
    (initialFocus?.current ?? element).focus();
    return () => {
      hide();
      unlock();
      returnFocus();
    };
  }, [initialFocus]);
  return dialog;
}

function OpenDialog(props: DialogProps) {
  const { label, labelledBy, onClose, initialFocus, placement = 'center', className, children } = props;
  const t = usePhrases(phrases);
  const dialog = useModal(initialFocus);
  return (
    <Scrim
      ref={dialog}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- older browsers do not know the element
      role="dialog"
      aria-modal="true"
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      $placement={placement}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onClose?.();
      }}
      onCancel={(event) => {
        // A file chooser inside the dialog sends the same event when it is cancelled.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget }) => {
        // The browser closes the dialog anyway when Escape is pressed twice.
        if (currentTarget.open) return;
        if (onClose === undefined) currentTarget.showModal();
        else onClose();
      }}
    >
      <Panel className={className} $placement={placement}>
        {onClose !== undefined && (
          <Close>
            <Button
              size="small"
              accessibilityLabel={t('g.close')}
              iconLeft={<Icon of={closeIcon} size={20} />}
              onClick={onClose}
            />
          </Close>
        )}
        <Body>{children}</Body>
      </Panel>
    </Scrim>
  );
}
