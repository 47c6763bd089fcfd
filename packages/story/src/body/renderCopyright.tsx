import { Html } from '@broadsheet/ui';
import { Copyright } from './Copyright.tsx';
import type { ElementRenderer } from './ElementRenderer.ts';

export const renderCopyright: ElementRenderer = ({ content }) =>
  content === undefined ? undefined : <Html as={Copyright} html={content} />;
