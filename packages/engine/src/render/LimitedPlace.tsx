import { SUBSCRIBER_ATTRIBUTE } from '@broadsheet/block-kit';
import type { Limits, ReaderKind, ScreenKind } from '@broadsheet/page-document';
import { DESKTOP } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import { LIMITED } from '../islands/wireFormat.ts';

const SCREENS: Readonly<Record<ScreenKind, string>> = {
  desktop: DESKTOP,
  phone: DESKTOP.replace('@media', '@media not all and'),
};

/** What the root element says of a reader, before anything is painted. Without script everybody is anonymous. */
const STATES: Readonly<Record<ReaderKind, string>> = {
  anonymous: `:root:not([${SUBSCRIBER_ATTRIBUTE}])`,
  registered: `:root[${SUBSCRIBER_ATTRIBUTE}='no']`,
  subscribed: `:root[${SUBSCRIBER_ATTRIBUTE}='yes']`,
};

/** Lists the states of the root element in which a block is hidden. */
function listHidden(showTo: readonly ReaderKind[]): readonly string[] {
  const states = (['anonymous', 'registered', 'subscribed'] as const).filter(
    (kind) => !showTo.includes(kind),
  );
  const isForSession = showTo.includes('registered') && showTo.includes('subscribed');
  // It is not known yet whether the reader of the session subscribes: nobody gets the version of another kind meanwhile.
  const unknown = isForSession ? [] : [`:root[${SUBSCRIBER_ATTRIBUTE}='unknown']`];
  return [...states.map((kind) => STATES[kind]), ...unknown];
}

/** The element around a block with limits. It has no box of its own, like the other elements of the engine. */
export const LimitedPlace = styled(LIMITED)<{ readonly $limits: Limits }>`
  display: contents;
  ${({ $limits: { hideOn } }) =>
    hideOn !== undefined &&
    css`
      ${SCREENS[hideOn]} {
        display: none;
      }
    `}
  ${({ $limits: { showTo } }) =>
    showTo !== undefined &&
    css`
      ${listHidden(showTo)
        .map((state) => `${state} &`)
        .join(', ')} {
        display: none;
      }
    `}
`;
