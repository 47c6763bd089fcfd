'use client';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

type Level = 1 | 2 | 3 | 4 | 5 | 6;
const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6];
const HeadingLevel = createContext<Level>(1);

function clamp(level: number): Level {
  return LEVELS[Math.min(Math.max(Math.trunc(level), 1), 6) - 1] ?? 6;
}

/** Renders its children one heading level deeper, at most 6. */
export function HeadingSection({ children }: { readonly children?: ReactNode }) {
  const level = useContext(HeadingLevel);
  return <HeadingLevel.Provider value={clamp(level + 1)}>{children}</HeadingLevel.Provider>;
}

/** Returns the level of a heading in this place: 1 at the root of a page. */
export function useHeadingLevel(): Level {
  return useContext(HeadingLevel);
}

export interface HeadingProps {
  readonly hidden?: boolean;
  readonly children?: ReactNode;
  readonly className?: string;
  readonly id?: string;
  /** Lets script move the focus to the heading; the Tab key does not reach it. */
  readonly tabIndex?: -1;
}

/** Renders a heading whose tag depends on the sections around it. */
export function Heading(props: HeadingProps) {
  const Tag = `h${useHeadingLevel()}` as const;
  return <Tag {...props} />;
}

/** Sets the heading level at the root of a block that is rendered separately from its parent. */
export function HeadingLevelProvider({
  level,
  children,
}: {
  readonly level: number;
  readonly children?: ReactNode;
}) {
  return <HeadingLevel.Provider value={clamp(level)}>{children}</HeadingLevel.Provider>;
}
