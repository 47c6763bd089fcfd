import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Hero as Block } from './Hero.tsx';

/** Renders a large picture with a headline, a text and up to two buttons; nothing without any of them. */
export const Hero = withFieldDefaults(fields, Block);
export type { HeroProps } from './Hero.tsx';
