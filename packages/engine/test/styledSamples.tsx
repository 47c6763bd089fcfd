/** Components whose rules depend on one another: variants, extensions, animation, conditions. */
import type { ReactElement } from 'react';
import { createGlobalStyle, css, keyframes, styled } from 'styled-components';

const blink = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

const Base = styled.p`
  margin: ${({ title }) => title ?? '0'};
  &:hover > a::before {
    content: '{"}/*!sc*/';
  }
  @media (width > 40rem) {
    padding: 1px;
  }
`;

const Extended = styled(Base)`
  border: ${({ lang }) => (lang === 'sv' ? '1px' : '2px')} solid;
  animation: ${blink} 1s;
`;

const mixin = css`
  @supports (display: grid) {
    display: grid;
  }
`;

const Mixed = styled.div`
  ${mixin}
  ${Base} + & {
    color: red;
  }
`;

const Empty = styled.i``;

/** Its text is no rule. */
const Sometimes = styled.b`
  ${({ title }) => (title === undefined ? '/* nothing */' : 'color: blue;')}
`;

const Page = createGlobalStyle`
  body { margin: 0; }
`;

/** For one page at a time. */
export const pageStyle: ReactElement = <Page />;

/** As many rules as there are titles. */
export const titled = (title: string): ReactElement => <Base title={title} />;

export const styledSamples: readonly ReactElement[] = [
  <Base key="1">1</Base>,
  <Base key="2" title="1px" />,
  <Extended key="3">3</Extended>,
  <Extended key="4" title="2px" lang="sv" />,
  <Mixed key="5">5</Mixed>,
  <Empty key="6">6</Empty>,
  <Sometimes key="8">8</Sometimes>,
  <Sometimes key="9" title="9" />,
  <Mixed key="7">
    <Extended title="3px" />
    <Base title="4px" />
  </Mixed>,
];
