import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

const Alert = styled.div`
  color: ${token('alert')};
  font-size: ${token('type-1')};
  font-weight: 500;
  line-height: 1.45;
  &:empty {
    display: none;
  }
`;

/** What went wrong; empty while nothing did. */
export function Problem({ text }: { readonly text: string | undefined }) {
  return <Alert role="alert">{text}</Alert>;
}
