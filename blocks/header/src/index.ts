import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Header as Block } from './Header.tsx';

/** Renders a heading of level 2, or one level below its chain's heading; nothing without a text. */
export const Header = withFieldDefaults(fields, Block);
export type { HeaderProps } from './Header.tsx';
