/**
 * Keeps the preview equal to the page. One rendering runs at a time, always of the newest page. If only fields have
 * changed, only those blocks are rendered; removed blocks are removed at once. Changes made during a rendering are part of
 * the next one.
 */
import { getErrorMessage } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { findPreviewChange } from './findPreviewChange.ts';
import type { ShownChange } from './findPreviewChange.ts';
import { createDelay } from '../observable/createDelay.ts';
import type { PreviewedBlock, PreviewSubject } from './previewCalls.ts';
import type { BlockMarkup, PreviewDocument } from './PreviewDocument.ts';
import type { LoadedPreview } from './usePreviewFrames.ts';

export interface PreviewLoopOptions {
  /** Returns what should be shown now. */
  readonly subject: () => PreviewSubject;
  readonly loadPage: (subject: PreviewSubject) => Promise<LoadedPreview>;
  readonly loadBlock: (subject: PreviewSubject, block: PreviewedBlock) => Promise<BlockMarkup>;
  readonly clock: Clock;
  /** Called with every new document and after every replaced block. */
  readonly onShown: (preview: PreviewDocument) => void;
  /** Called with the reason why the newest page is not shown; `undefined` once it is again. */
  readonly onProblem: (message: string | undefined) => void;
  readonly onBusy: (isBusy: boolean) => void;
}

export interface PreviewLoop {
  /** Must be called when the page, or what it is shown for, may have changed. */
  update(): void;
  /** Must be called when the same page would be rendered differently now. */
  renew(): void;
  close(): void;
}

/**
 * Milliseconds after a change until the whole page is rendered, because one block may affect others, such as a list that
 * leaves out stories shown before it.
 */
const WHOLE_AFTER_MS = 2_000;
/**
 * Milliseconds after the last removal until the whole page is rendered, because a removed block may leave traces, such as a
 * line between two blocks.
 */
const WHOLE_AFTER_GONE_MS = 600;
/** Milliseconds after which a page that could not be shown is requested again, for example because the server restarts. */
const RETRY_MS = 5_000;

type ChangedBlocks = Pick<Extract<ShownChange, { readonly kind: 'blocks' }>, 'ids' | 'gone'>;

interface Shown extends PreviewSubject {
  readonly preview: PreviewDocument;
}

/** Shows subjects one after the other. Each method resolves with whether the next one may follow. */
function createShowing(options: PreviewLoopOptions) {
  const { loadPage, loadBlock, onShown, onProblem } = options;
  let shown: Shown | undefined;

  async function showPage(target: PreviewSubject): Promise<boolean> {
    const loaded = await loadPage(target);
    onProblem(loaded.kind === 'failed' ? loaded.message : undefined);
    if (loaded.kind === 'failed') return false;
    shown = { ...target, preview: loaded.preview };
    onShown(loaded.preview);
    return true;
  }

  async function showBlocks(
    target: PreviewSubject,
    { preview, ids, gone }: ChangedBlocks & { readonly preview: PreviewDocument },
  ): Promise<boolean> {
    if (!gone.every((id) => preview.removeBlock(id))) return showPage(target);
    for (const id of ids) {
      const level = preview.levelOf(id);
      if (level === undefined) return showPage(target);
      preview.replaceBlock(id, await loadBlock(target, { id, level }));
    }
    shown = { ...target, preview };
    onProblem(undefined);
    onShown(preview);
    return true;
  }

  /** Returns what there is to show: a new page, some of its blocks, or nothing. */
  function findNext(target: PreviewSubject): ShownChange {
    if (shown?.path !== target.path || shown.reader !== target.reader) return { kind: 'page' };
    return findPreviewChange(shown.document, target.document);
  }

  return {
    findNext,
    showPage,
    showBlocks: (target: PreviewSubject, changed: ChangedBlocks) =>
      shown === undefined ? showPage(target) : showBlocks(target, { ...changed, preview: shown.preview }),
  };
}

export function createPreviewLoop(options: PreviewLoopOptions): PreviewLoop {
  const { subject, clock, onProblem, onBusy } = options;
  const showing = createShowing(options);
  const whole = createDelay(clock);
  let isRunning = false;
  let isOld = false;
  let isClosed = false;
  /** Whether a call came since the last comparison, also one in the same task, for which the running loop may be too late. */
  let isDue = false;

  function renew(): void {
    isOld = true;
    void run();
  }

  async function showWhole(target: PreviewSubject): Promise<boolean> {
    whole.cancel();
    isOld = false;
    const isShown = await showing.showPage(target);
    if (!isShown && !isClosed) whole.start(RETRY_MS, renew);
    return isShown;
  }

  async function showNext(): Promise<boolean> {
    isDue = false;
    if (isClosed) return false;
    const target = subject();
    const change: ShownChange = isOld ? { kind: 'page' } : showing.findNext(target);
    switch (change.kind) {
      case 'nothing':
        return false;
      case 'page':
        return showWhole(target);
      case 'blocks':
        whole.start(change.gone.length > 0 ? WHOLE_AFTER_GONE_MS : WHOLE_AFTER_MS, renew);
        return showing.showBlocks(target, change);
    }
  }

  async function run(): Promise<void> {
    isDue = true;
    if (isRunning || isClosed) return;
    isRunning = true;
    onBusy(true);
    try {
      let goesOn = true;
      while (goesOn || isDue) goesOn = await showNext();
    } catch (error) {
      onProblem(getErrorMessage(error));
      if (!isClosed) whole.start(RETRY_MS, renew);
    } finally {
      isRunning = false;
      onBusy(false);
    }
  }

  return {
    update: () => void run(),
    renew,
    close() {
      isClosed = true;
      whole.cancel();
    },
  };
}
