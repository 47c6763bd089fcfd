import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** A menu that opens without script. Its list is laid over the page, so that nothing moves. */
export const Menu = styled.details`
  position: relative;
  & > summary {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
    justify-content: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding-inline: 0.5rem;
    border-radius: ${token('radius')};
    list-style: none;
    white-space: nowrap;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > ul {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-end: 0;
    z-index: 6;
    display: grid;
    min-inline-size: 11rem;
    margin: 0;
    padding: 0.35rem 0;
    border: 1px solid ${token('rule-strong')};
    border-radius: ${token('radius')};
    background: ${token('paper')};
    color: ${token('ink')};
    list-style: none;
  }
  & > ul > li > :is(a, button) {
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.4rem 1rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  & > ul > li > :is(a, button):hover {
    text-decoration: underline;
  }
`;
