import type { Page, SimulatedReader } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { aboutId, contentKey, isQueryDependency } from '../cache/Dependencies.ts';
import type { ReadDependency } from '../cache/Dependencies.ts';
import { readQuery } from '../cache/readQuery.ts';
import { isTimeDependency, readTime } from '../cache/timeDependencies.ts';
import { hasId } from '../cache/trackPageReads.ts';
import type { ContentAnswer } from './ContentAnswer.ts';

/** A page during its rendering: everything that blocks can read, fetched before the first of them renders. */
export interface PageScope {
  /** Replaced as a whole when a property changes, never changed. */
  readonly site: SiteProperties;
  readonly locale: string;
  readonly page: Page;
  readonly tokenVersion: string;
  readonly isAdmin: boolean;
  /** The kind of reader for whom a preview is made. */
  readonly simulatedReader?: SimulatedReader | undefined;
  /** True where no script will run: lazy blocks are rendered with the others then. */
  readonly isStill: boolean;
  readonly outputType: string;
  /** The path that accepts forms posted without script. */
  readonly formPath: string | undefined;
  /** Responses by request key. */
  readonly answers: ReadonlyMap<string, ContentAnswer>;
  /** The version of the page's own content. */
  readonly globalVersion: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Returns a function that reads the current values of a fragment's dependencies. */
export function dependencyReader(scope: PageScope, instanceId: string): ReadDependency {
  return (name, key = contentKey(name)) => {
    if (key !== undefined) return scope.answers.get(key)?.version ?? 'none';
    const id = aboutId(name);
    if (id !== undefined) return String(hasId(scope.page.globalContent, id));
    if (isTimeDependency(name)) return readTime(name, scope.now).value;
    if (isQueryDependency(name)) return readQuery(scope.page.query, name);
    switch (name) {
      case 'globalContent':
        return scope.globalVersion;
      case 'path':
        return scope.page.path;
      case 'pageType':
        return scope.page.type;
      case 'meta':
        return JSON.stringify(scope.page.meta);
      case 'instance':
        return instanceId;
      default:
        return 'none';
    }
  };
}
