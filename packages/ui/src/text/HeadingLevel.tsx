'use client';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

type Level = 1 | 2 | 3 | 4 | 5 | 6;
const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6];
const HeadingLevel = createContext<Level>(1);

function clamp(level: number): Level {
  return LEVELS[Math.min(Math.max(Math.trunc(level), 1), 6) - 1] ?? 6;
}

/** Everything inside sits one heading level deeper, never past six. */
export function HeadingSection({ children }: { readonly children?: ReactNode }) {
  const level = useContext(HeadingLevel);
  return <HeadingLevel.Provider value={clamp(level + 1)}>{children}</HeadingLevel.Provider>;
}

/** The level of a heading here: 1 at the root of a page. */
export function useHeadingLevel(): Level {
  return useContext(HeadingLevel);
}

export interface HeadingProps {
  readonly hidden?: boolean;
  readonly children?: ReactNode;
  readonly className?: string;
  readonly id?: string;
}

/** A heading whose tag follows from where it stands. */
export function Heading(props: HeadingProps) {
  const Tag = `h${useHeadingLevel()}` as const;
  return <Tag {...props} />;
}

/** Sets the level at the root of a block that is rendered apart from its parent. */
export function HeadingLevelProvider({
  level,
  children,
}: {
  readonly level: number;
  readonly children?: ReactNode;
}) {
  return <HeadingLevel.Provider value={clamp(level)}>{children}</HeadingLevel.Provider>;
}
