import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

export const PlanForm = styled.form`
  display: grid;
  gap: 0.9rem;
  inline-size: 100%;
  max-inline-size: 34rem;
  & > p {
    margin: 0;
  }
  & > p > a {
    display: inline-block;
    padding-block: 0.65rem;
    text-decoration: underline;
  }
`;

/** The plans, side by side where there is room. */
export const Plans = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: 0.75rem;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  text-align: start;
`;

export const PlanRow = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.15rem 0.75rem;
  align-content: start;
  padding: 0.75rem 0.9rem;
  border: 1px solid ${token('rule-strong')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  cursor: pointer;
  & > input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0.1rem 0 0;
    accent-color: ${token('brand')};
  }
  & > :not(input) {
    grid-column: 2;
  }
  & > small {
    color: ${token('ink-soft')};
    font-size: ${token('type-0')};
  }
  &:has(:checked) {
    border-color: ${token('brand')};
    box-shadow: inset 0 0 0 1px ${token('brand')};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${token('focus')};
    outline-offset: 2px;
  }
`;

export const PlanName = styled.strong`
  font-weight: 600;
`;

export const Benefits = styled.ul`
  display: grid;
  gap: 0.35rem;
  margin: 0;
  padding: 0;
  list-style: none;
  text-align: start;
  & > li {
    display: flex;
    gap: 0.6rem;
    align-items: start;
  }
  & svg {
    flex: none;
    margin-block-start: 0.15rem;
    color: ${token('success')};
  }
`;

/** The place of the wallets, as wide as the plans. */
export const WalletRoom = styled.div`
  justify-self: stretch;
`;
