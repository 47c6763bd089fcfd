/**
 * Finds the content of the slots of the bar and of the sections menu, each for phones and for desktops. Both are in the
 * document, and the styles show one of them.
 */
import type { FieldValues } from '@broadsheet/block-kit';
import { fields } from './fields.ts';

type Values = FieldValues<typeof fields>;

export type SlotContent =
  | { readonly kind: 'search' }
  | { readonly kind: 'queryly' }
  | { readonly kind: 'menu' }
  /** A block inside the bar; `index` counts from 0. */
  | { readonly kind: 'child'; readonly index: number };

export interface SlotGroup {
  readonly at: 'mobile' | 'desktop' | 'everywhere';
  readonly contents: readonly SlotContent[];
}

export interface Slots {
  readonly left: readonly SlotGroup[];
  readonly right: readonly SlotGroup[];
  readonly menu: readonly SlotGroup[];
}

type Choice = Values['leftComponentDesktop1'];
type Slot = readonly [choice: Choice, position: number | undefined];

function childAt(position: number | undefined, count: number): readonly SlotContent[] {
  const isThere = position !== undefined && Number.isInteger(position) && position >= 1 && position <= count;
  return isThere ? [{ kind: 'child', index: position - 1 }] : [];
}

function getContent([choice, position]: Slot, count: number): readonly SlotContent[] {
  switch (choice) {
    case 'none':
      return [];
    case 'custom':
      return childAt(position, count);
    case 'search':
    case 'queryly':
    case 'menu':
      return [{ kind: choice }];
  }
}

const BAR_SLOTS = [
  'leftComponentMobile1',
  'leftComponentDesktop1',
  'leftComponentDesktop2',
  'rightComponentMobile1',
  'rightComponentDesktop1',
  'rightComponentDesktop2',
] as const;

/** Returns the block at the end of the bar, as older page documents name it; nothing as soon as any slot is set. */
function signInBlock(values: Values, count: number): readonly SlotContent[] {
  const isUntouched = BAR_SLOTS.every((name) => values[name] === fields[name].default);
  return isUntouched ? childAt(values.signInOrder, count) : [];
}

/** Returns the contents of all slots. @param count the number of blocks inside */
export function toSlots(values: Values, count: number): Slots {
  const groups = (mobile: readonly Slot[], desktop: readonly Slot[]): readonly SlotGroup[] => {
    const fill = (slots: readonly Slot[]) => slots.flatMap((slot) => getContent(slot, count));
    const all: readonly SlotGroup[] = [
      { at: 'mobile', contents: fill(mobile) },
      { at: 'desktop', contents: fill(desktop) },
    ];
    return all.filter(({ contents }) => contents.length > 0);
  };
  const signIn = signInBlock(values, count);
  const right = groups(
    [[values.rightComponentMobile1, values.rightComponentCustomIndexMobile1]],
    [
      [values.rightComponentDesktop1, values.rightComponentCustomIndexDesktop1],
      [values.rightComponentDesktop2, values.rightComponentCustomIndexDesktop2],
    ],
  );
  return {
    left: groups(
      [[values.leftComponentMobile1, values.leftComponentCustomIndexMobile1]],
      [
        [values.leftComponentDesktop1, values.leftComponentCustomIndexDesktop1],
        [values.leftComponentDesktop2, values.leftComponentCustomIndexDesktop2],
      ],
    ),
    right: signIn.length > 0 ? [{ at: 'everywhere', contents: signIn }] : right,
    menu: groups(
      [
        [values.menuComponentMobile1, values.menuComponentCustomIndexMobile1],
        [values.menuComponentMobile2, values.menuComponentCustomIndexMobile2],
      ],
      [
        [values.menuComponentDesktop1, values.menuComponentCustomIndexDesktop1],
        [values.menuComponentDesktop2, values.menuComponentCustomIndexDesktop2],
      ],
    ),
  };
}
