import { token } from '@broadsheet/ui';
import { css } from 'styled-components';

/** Makes the fields of packages/ui, which are sized for readers, as small as those of a tool. */
export const denseFields = css`
  & :is(input:not([type='checkbox'], [type='radio']), select, textarea) {
    min-block-size: 2rem;
    padding: 0.25rem 0.5rem;
    font-size: ${token('type-1')};
  }
  & label {
    min-block-size: 0;
    padding-block: 0;
    font-size: ${token('type-0')};
  }
  & label:has(input) {
    align-items: center;
    min-block-size: 1.5rem;
    font-size: ${token('type-1')};
  }
`;
