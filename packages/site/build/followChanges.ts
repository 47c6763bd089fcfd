/**
 * What a saved file changes while the site is developed.
 *
 * Vite knows which modules a file has become old in; it is not left to tell the browser, which would load the page builder
 * anew with every block that is saved. Files that are saved together, as those of a new block, are one change.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

export type SiteChange =
  /** A block of the workspace came, went or is another one. */
  | 'blocks'
  /** Anything else that the site is made of. */
  | 'site';

/** Milliseconds without another file after which a change is told. */
const QUIET_MS = 60;

const SOURCE = /\/src\/(?!.*\.test\.tsx?$)/;

export interface FollowedChanges {
  /** Absolute folder of the repository, or of the publisher. */
  readonly home: string;
  /** Whether the folder is a publisher's. */
  readonly isOwn: boolean;
  /** Told when all modules that are old are known to be. */
  readonly onChange: (change: SiteChange) => void;
}

/** A file of code or style in a publisher's folder. */
const OWN_SOURCE = /\.(?:[cm]?[jt]sx?|json)$/;
const MADE = /\/(?:dist|node_modules|\.broadsheet)\//;

/** The kind of change that a file makes. @returns undefined for files that no page is made of */
function getChange(file: string, { home, isOwn }: Omit<FollowedChanges, 'onChange'>): SiteChange | undefined {
  const folder = `${home.replaceAll('\\', '/')}/`;
  const isSource = SOURCE.test(file) || (isOwn && file.startsWith(folder) && OWN_SOURCE.test(file));
  if (!isSource || MADE.test(file)) return undefined;
  return file.startsWith(`${folder}blocks/`) ? 'blocks' : 'site';
}

export function followChanges({ home, isOwn, onChange }: FollowedChanges): Plugin {
  let timer: NodeJS.Timeout | undefined;
  let waiting: SiteChange = 'blocks';
  const tell = () => {
    const change = waiting;
    waiting = 'blocks';
    onChange(change);
  };
  return {
    name: 'broadsheet:follow-changes',
    // Folders that nothing was imported from yet are where a new block comes.
    configureServer: (server) => void server.watcher.add(isOwn ? home : join(home, 'blocks')),
    hotUpdate: {
      order: 'post',
      handler({ file, modules, timestamp }) {
        const change = getChange(file, { home, isOwn });
        if (change === 'site') waiting = 'site';
        if (change !== undefined) {
          clearTimeout(timer);
          timer = setTimeout(tell, QUIET_MS);
        }
        if (this.environment.name !== 'client') return undefined;
        for (const module of modules)
          this.environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
        return [];
      },
    },
  };
}
