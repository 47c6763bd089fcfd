import { token } from '@broadsheet/ui';
import { css } from 'styled-components';

/** Returns the styles of a grid of columns of the same width, with a hairline in the middle of each gap. */
export function ruledColumns(count: number) {
  return css`
    grid-template-columns: repeat(${count}, minmax(0, 1fr));
    column-gap: calc(2 * ${token('gap')});
    & > * {
      position: relative;
    }
    & > *::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(-1 * ${token('gap')});
      border-inline-start: ${token('border')};
    }
    & > :nth-child(${count}n + 1)::before {
      content: none;
    }
  `;
}
