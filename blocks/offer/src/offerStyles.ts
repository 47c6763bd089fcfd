import { DESKTOP, Heading, token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** Reserves a screen, and no less than some plans need, so that what follows does not move in sight when they appear. */
export const Place = styled.div`
  min-block-size: max(34rem, 100vh);
  inline-size: 100%;
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  & [hidden] {
    display: none;
  }
  @media (scripting: none) {
    min-block-size: 0;
  }
`;

export const Waiting = styled.p`
  margin: 0;
  padding-block: 1.5rem;
  color: ${token('ink-soft')};
  text-align: center;
`;

export const Failure = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: center;
  padding-block: 2rem;
  & > p {
    margin: 0;
    color: ${token('alert')};
    font-weight: 500;
  }
`;

export const Plans = styled.section`
  display: grid;
  gap: 1rem;
  justify-items: center;
  padding-block-end: 2rem;
  text-align: center;
  &:has([value='month']:checked) [data-period='year'],
  &:has([value='year']:checked) [data-period='month'] {
    display: none;
  }
  & [data-chosen] {
    outline: 2px solid ${token('brand')};
    outline-offset: 2px;
  }
`;

export const PageTitle = styled(Heading)`
  margin: 0;
  max-inline-size: 22ch;
  font: ${token('heading-weight')} ${token('type-6')} / 1.06 ${token('serif')};
  letter-spacing: ${token('heading-tracking')};
  text-wrap: balance;
  hyphens: auto;
`;

/** Stands for the title in the page builder. */
export const PreviewTitle = styled(PageTitle)`
  margin-inline: auto;
  color: ${token('ink-soft')};
  text-align: center;
`;

export const PageSubTitle = styled.p`
  margin: 0;
  max-inline-size: ${token('measure')};
  color: ${token('ink-soft')};
  font: 400 ${token('type-3')} / 1.4 ${token('serif')};
  text-wrap: pretty;
`;

/** The cards side by side, as many as there is room for, each row in the middle. */
export const Cards = styled.div`
  display: grid;
  gap: ${token('gap')};
  inline-size: 100%;
  margin-block-start: 1rem;
  border-block-start: ${token('border-double')};
  padding-block-start: 1.5rem;
  text-align: start;
  ${DESKTOP} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    & > article {
      flex: 1 1 17rem;
      max-inline-size: 24rem;
    }
  }
`;

export const Card = styled.article`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  min-inline-size: 0;
  padding: 1.5rem;
  border: 1px solid ${token('rule')};
  border-block-start: 3px solid ${token('brand')};
  border-radius: ${token('radius')};
  overflow-wrap: anywhere;
  & > p {
    margin: 0;
  }
`;

export const Saving = styled.p`
  color: ${token('success')};
  font-weight: 600;
`;

export const Owned = styled.p`
  justify-self: start;
  padding: 0.1rem 0.6rem;
  border: 1px solid currentColor;
  border-radius: 1rem;
  color: ${token('success')};
  font: 600 ${token('type-0')} / 1.5 ${token('sans')};
`;

/** What a subscriber has already. */
export const OwnedNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  align-items: center;
  justify-content: center;
  padding: 0.75rem 1.25rem;
  border-block-start: 3px solid ${token('success')};
  background: ${token('tint')};
  & > p {
    margin: 0;
    font-weight: 600;
  }
  & > a {
    padding-block: 0.65rem;
    text-decoration: underline;
  }
`;

/** The two halves of the switch; the chosen one is filled. */
export const Periods = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, auto);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > label {
    position: relative;
    display: grid;
    cursor: pointer;
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & span {
    display: grid;
    align-content: center;
    min-block-size: 2.75rem;
    padding: 0.35rem 1.1rem;
    border: 1px solid ${token('rule-strong')};
    background: ${token('paper')};
    font-weight: 600;
  }
  & small {
    font: 400 ${token('type-0')} / 1.3 ${token('sans')};
  }
  & :checked + span {
    border-color: ${token('brand')};
    background: ${token('brand')};
    color: ${token('on-brand')};
  }
  & :focus-visible + span {
    outline: 3px solid ${token('focus')};
    outline-offset: 2px;
  }
`;

export const CardTitle = styled(Heading)`
  margin: 0;
  font: ${token('heading-weight')} ${token('type-4')} / 1.15 ${token('serif')};
  hyphens: auto;
`;

export const Price = styled.p`
  font: 600 ${token('type-2')} / 1.4 ${token('sans')};
`;

export const Features = styled.ul`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  margin: 0.25rem 0 0;
  padding: 0.9rem 0 0;
  border-block-start: ${token('border')};
  list-style: none;
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
