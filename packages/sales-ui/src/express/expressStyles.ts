import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

export const Express = styled.section`
  display: grid;
  gap: 0.75rem;
  max-inline-size: 26rem;
  margin-inline: auto;
  margin-block-end: 1.5rem;
  color: ${token('ink')};
  & > h2 {
    margin: 0;
    font: ${token('heading-weight')} ${token('type-3')} / 1.2 ${token('serif')};
  }
  & p {
    margin: 0;
    color: ${token('ink-soft')};
    font-size: ${token('type-0')};
  }
`;

/** The room of the wallets and what is said of them, kept while they load, so that nothing moves when they come. */
export const Room = styled.div`
  display: flow-root;
  min-block-size: 29.5rem;
`;

/** The place of the wallets' buttons, as high as two of them. */
export const Buttons = styled.div`
  min-block-size: 8rem;
  &[aria-busy='true'] {
    opacity: 0.5;
    pointer-events: none;
  }
`;

/** The line between the wallets and the form. */
export const Or = styled.p`
  display: flex;
  gap: 1rem;
  align-items: center;
  padding-block-start: 0.5rem;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${token('rule-strong')};
  }
`;

/** The wallets where a plan was chosen. */
export const Opened = styled.div`
  display: grid;
  gap: 1rem;
  inline-size: 100%;
  max-inline-size: 26rem;
  min-inline-size: 0;
  margin-inline: auto;
  padding-block-start: 1rem;
  border-block-start: ${token('border')};
  text-align: start;
  &:focus-visible {
    outline: 3px solid ${token('focus')};
    outline-offset: 2px;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
`;
