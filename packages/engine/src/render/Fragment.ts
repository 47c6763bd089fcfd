import type { IslandData } from '../islands/wireFormat.ts';
import type { Dependencies, DependencyName } from './Dependencies.ts';
import type { PageScope } from './PageScope.ts';
import type { Place } from './Place.ts';
import type { StyleGroup } from './styleGroups.ts';

/** One block, rendered: what is cached and shared between pages. */
export interface Fragment {
  /** Markup with slots where other blocks go. */
  readonly html: string;
  readonly styles: readonly StyleGroup[];
  readonly islands: readonly { readonly id: string; readonly data: IslandData }[];
  readonly dependencies: readonly DependencyName[];
}

/** A block that is to be rendered at its place. */
export interface FragmentRequest {
  readonly place: Place;
  readonly scope: PageScope;
  /** Heading level of the place, 1 to 6. */
  readonly level: number;
  /** Blocks by area, for layouts. */
  readonly areas?: ReadonlyMap<string, readonly Place[]>;
}

/** What a block is rendered with besides: where its readings are noted and its faults are told. */
export interface Rendering extends FragmentRequest {
  readonly dependencies: Dependencies;
  readonly log: (message: string) => void;
}

/** A fragment before its dependencies are complete. */
export type Rendered = Omit<Fragment, 'dependencies'>;
