'use client';
import { useEnhancement, useLabel, usePhrases } from '@broadsheet/block-kit';
import { closeIcon, Icon, Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { enhance } from './alert-bar.enhance.ts';
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
  &[hidden] {
    display: none;
  }
  /* The colour of the ring everywhere else is lost on this ground. */
  & :focus-visible {
    outline-color: currentColor;
  }
`;

/** Script writes the headline, and its checked address or none; until then the link is hidden with the bar. */
const Headline = styled(Link)`
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

/** The bar of the first alert, empty and hidden until its script has asked whether there is one. */
export function AlertBar({ ariaLabel }: AlertBarProps) {
  const t = usePhrases(phrases);
  const labelOf = useLabel(phrases);
  const bar = useEnhancement<HTMLElement>(enhance);
  return (
    <Bar ref={bar} hidden aria-label={labelOf(ariaLabel, 'alert.label')}>
      <Headline href="/" openInNewTab={false} />
      <Close type="button" aria-label={t('alert.close')}>
        <Icon of={closeIcon} size={24} />
      </Close>
    </Bar>
  );
}
