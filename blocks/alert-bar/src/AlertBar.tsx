'use client';
import { useEnhancement, useHost, useLabel, usePhrases } from '@broadsheet/block-kit';
import { closeIcon, Icon, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { enhance } from './alert-bar.enhance.ts';
import { phrases } from './phrases.ts';

/** The bar, laid over the bottom of the viewport, so that showing and hiding it moves nothing on the page. */
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
  background: ${token('breaking')};
  color: ${token('on-breaking')};
  font: 600 ${token('type-1')} / 1.3 ${token('sans')};
  &[hidden] {
    display: none;
  }
  /* Privacy choices come first; below their bar nothing could be read, and the focus would not be seen. */
  :root:has([data-consent-bar]:not([hidden])) & {
    display: none;
  }
  /* In a low window, such as an enlarged one, the page needs the room. */
  @media (max-height: 24rem) {
    padding-block: 0;
    & > a {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  /* The usual colour of the focus ring has too little contrast on this background. */
  & :focus-visible {
    outline-color: currentColor;
  }
`;

/** The headline's link. The script fills in the text and, if there is one, the checked URL; until then the bar hides it. */
// oxlint-disable-next-line no-restricted-properties -- the script has checked its address
const Headline = styled.a`
  min-inline-size: 0;
  unicode-bidi: plaintext;
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

/** Renders the bar, empty and hidden until its script has found an alert. */
export function AlertBar({ ariaLabel }: AlertBarProps) {
  const t = usePhrases(phrases);
  const labelOf = useLabel(phrases);
  const { followLink } = useHost();
  const bar = useEnhancement<HTMLElement>(enhance);
  return (
    <Bar ref={bar} hidden aria-label={labelOf(ariaLabel, 'alert.label')}>
      <Headline onClick={followLink} />
      <Close type="button" aria-label={t('alert.close')}>
        <Icon of={closeIcon} size={24} />
      </Close>
    </Bar>
  );
}
