/**
 * Keeps the preview equal to the page: one rendering at a time, always of the newest page, and of single blocks where only
 * their fields have changed; blocks that have gone are taken out at once. What is typed while one is on its way is in the next.
 */
import type { Clock } from '@broadsheet/client-core';
import { findChanges } from '../page/findChanges.ts';
import type { ShownChange } from '../page/findChanges.ts';
import { createDelay } from '../observed/createDelay.ts';
import type { PreviewedBlock, PreviewSubject } from './previewCalls.ts';
import type { BlockMarkup, PreviewDocument } from './PreviewDocument.ts';
import type { LoadedPreview } from './usePreviewFrames.ts';

export interface PreviewLoopOptions {
  /** What shall be shown now. */
  readonly subject: () => PreviewSubject;
  readonly loadPage: (subject: PreviewSubject) => Promise<LoadedPreview>;
  readonly loadBlock: (subject: PreviewSubject, block: PreviewedBlock) => Promise<BlockMarkup>;
  readonly clock: Clock;
  /** Told of every other document and of every block that was put in. */
  readonly onShown: (preview: PreviewDocument) => void;
  /** Told why the newest page is not shown; `undefined` when it is again. */
  readonly onProblem: (message: string | undefined) => void;
  readonly onBusy: (isBusy: boolean) => void;
}

export interface PreviewLoop {
  /** Says that the page, or what it is shown for, may have changed. */
  update(): void;
  /** Says that the same page would be rendered otherwise now. */
  renew(): void;
  close(): void;
}

/** A block that changes may change others, as a list that leaves out what stands before it: they follow after a pause. */
const WHOLE_AFTER_MS = 2_000;
/** What a block leaves behind where it stood, as a line between two, goes once no more blocks are taken away. */
const WHOLE_AFTER_GONE_MS = 600;
/** A page that could not be shown, as while the server is started again, is asked for once more after this. */
const RETRY_MS = 5_000;

type ChangedBlocks = Pick<Extract<ShownChange, { readonly kind: 'blocks' }>, 'ids' | 'gone'>;

interface Shown extends PreviewSubject {
  readonly preview: PreviewDocument;
}

/** Shows one subject after the other; each answers whether another one may be shown next. */
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

  /** What there is to show: another page, some of its blocks, or nothing. */
  function findNext(target: PreviewSubject): ShownChange {
    if (shown?.path !== target.path || shown.reader !== target.reader) return { kind: 'page' };
    return findChanges(shown.document, target.document);
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

  const showWholeAfter = (milliseconds: number) =>
    whole.start(milliseconds, () => void run({ isWhole: true }));

  async function showWhole(target: PreviewSubject): Promise<boolean> {
    whole.cancel();
    isOld = false;
    const isShown = await showing.showPage(target);
    if (!isShown && !isClosed) showWholeAfter(RETRY_MS);
    return isShown || isOld;
  }

  async function showNext(isWhole: boolean): Promise<boolean> {
    if (isClosed) return false;
    const target = subject();
    const change: ShownChange = isWhole || isOld ? { kind: 'page' } : showing.findNext(target);
    switch (change.kind) {
      case 'nothing':
        return false;
      case 'page':
        return showWhole(target);
      case 'blocks':
        showWholeAfter(change.gone.length > 0 ? WHOLE_AFTER_GONE_MS : WHOLE_AFTER_MS);
        return showing.showBlocks(target, change);
    }
  }

  async function run({ isWhole = false } = {}): Promise<void> {
    if (isRunning || isClosed) return;
    isRunning = true;
    onBusy(true);
    try {
      let goesOn = await showNext(isWhole);
      while (goesOn) goesOn = await showNext(false);
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error));
      if (!isClosed) showWholeAfter(RETRY_MS);
    } finally {
      isRunning = false;
      onBusy(false);
    }
  }

  return {
    update: () => void run(),
    renew() {
      isOld = true;
      void run();
    },
    close() {
      isClosed = true;
      whole.cancel();
    },
  };
}
