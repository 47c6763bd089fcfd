import { fetchParts } from '../later/fetchParts.ts';
import type { Line, LineEnd } from './openLine.ts';
import type { TabEdges } from './TabEdges.ts';
import type { TabMessage } from './TabMessage.ts';

/** The line to the other tabs, closed at first. */
export interface Tabs {
  /** Does nothing while the line is closed. */
  tell(message: TabMessage): void;
  /**
   * Opens the line; resolves when it is open, or when `stop` came first.
   *
   * @throws NetworkError its code did not come
   */
  start(end: LineEnd): Promise<void>;
  stop(): void;
}

export function createTabs(edges: TabEdges): Tabs {
  let line: Line | undefined;
  let isWanted = false;
  return {
    tell: (message) => line?.tell(message),
    async start(end) {
      isWanted = true;
      const { openLine } = await fetchParts.upkeep();
      if (!isWanted || line !== undefined) return;
      line = openLine(edges, end);
      // What happened meanwhile was not heard.
      end.look();
    },
    stop() {
      isWanted = false;
      line?.close();
      line = undefined;
    },
  };
}
