import type { ElementContext, Environment } from '@broadsheet/block-kit';

/** The navigation bar of a page, for the scripts that enhance it. */
export interface Bar {
  readonly nav: HTMLElement;
  readonly page: Document;
  readonly environment: Environment;
  readonly site: string;
  readonly fetchContent: ElementContext['fetchContent'];
  /** Removes all listeners when it aborts. */
  readonly signal: AbortSignal;
}
