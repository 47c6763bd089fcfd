import { Children, Fragment, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';
import type { LayoutTag } from './LayoutTag.ts';

export interface StackProps {
  readonly as?: LayoutTag;
  readonly direction?: 'vertical' | 'horizontal';
  readonly justification?: 'start' | 'center' | 'end' | 'space-between';
  readonly alignment?: 'unset' | 'start' | 'center' | 'end';
  readonly wrap?: 'nowrap' | 'wrap' | 'reverse';
  /** The gap as a CSS length. Default: none. */
  readonly gap?: string;
  /** A decorative line between the children. Not for lists, which hold nothing but items. */
  readonly divider?: boolean;
  readonly inline?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

type Arrangement = {
  readonly [Name in 'direction' | 'justification' | 'alignment' | 'wrap' as `$${Name}`]: NonNullable<
    StackProps[Name]
  >;
} & { readonly $inline: boolean; readonly $gap: string };

const WRAPS = { nowrap: 'nowrap', wrap: 'wrap', reverse: 'wrap-reverse' } as const;
const PLACES = { start: 'flex-start', center: 'center', end: 'flex-end', unset: 'unset' } as const;

const Box = styled.div<Arrangement>`
  display: ${({ $inline }) => ($inline ? 'inline-flex' : 'flex')};
  flex-direction: ${({ $direction }) => ($direction === 'vertical' ? 'column' : 'row')};
  flex-wrap: ${({ $wrap }) => WRAPS[$wrap]};
  align-items: ${({ $alignment }) => PLACES[$alignment]};
  justify-content: ${({ $justification }) =>
    $justification === 'space-between' ? 'space-between' : PLACES[$justification]};
  gap: ${({ $gap }) => $gap};
`;

const Line = styled.span<Pick<Arrangement, '$direction'>>`
  align-self: stretch;
  border-${({ $direction }) => ($direction === 'vertical' ? 'block' : 'inline')}-start: ${token('border')};
`;

/** Renders its children in a column or in a row. */
export function Stack(props: StackProps) {
  const { as, direction = 'vertical', justification = 'start', alignment = 'unset', wrap = 'nowrap' } = props;
  const { gap = '0', divider = false, inline = false, className, children } = props;
  const content = divider
    ? Children.toArray(children).map((child, index) => (
        <Fragment key={isValidElement(child) ? child.key : index}>
          {index > 0 && <Line $direction={direction} aria-hidden="true" />}
          {child}
        </Fragment>
      ))
    : children;
  return (
    <Box
      as={as}
      className={className}
      $direction={direction}
      $justification={justification}
      $alignment={alignment}
      $wrap={wrap}
      $gap={gap}
      $inline={inline}
    >
      {content}
    </Box>
  );
}
