/**
 * The states of one draft between browser and server, and what each event makes of them.
 *
 * Pure: whoever keeps the draft carries out the effects. A conflict ends only by a decision of the editor, so no answer
 * of the server replaces it.
 */
import { isSameValue } from '@broadsheet/page-document';
import type { LocalDraft } from './localDraft.ts';
import type { OpenedDraft, SavingFailure, SavingState } from './SavingState.ts';

export interface Draft<Document, Conflict, Opened> {
  /** The document on the screen. */
  readonly document: Document;
  /** The server's version, as far as it is known. */
  readonly base: OpenedDraft<Document>;
  readonly saving: SavingState<Conflict, Opened>;
  /** What was sent since the base without an answer; the server may have saved one of them. Absent: nothing. */
  readonly unanswered?: readonly Document[] | undefined;
}

export type DraftEvent<Document, Opened> =
  /** The editor has changed the document. */
  | { readonly kind: 'edited'; readonly document: Document }
  /** The pause after the last change is over, or the editor wants to save now. */
  | { readonly kind: 'due' }
  /** The server has saved a document, which may have been edited since. */
  | { readonly kind: 'saved'; readonly version: OpenedDraft<Document> }
  /** The server has not saved it, because another editor has saved `theirs`. */
  | { readonly kind: 'overtaken'; readonly theirs: Opened }
  /** The server has not saved it for another reason. */
  | { readonly kind: 'failed'; readonly failure: SavingFailure; readonly sent?: Document }
  /** The editor has decided a conflict. */
  | { readonly kind: 'decided'; readonly document: Document }
  /** The server has another version, as after a publication. */
  | { readonly kind: 'adopted'; readonly theirs: Opened }
  /** What another editor has saved was loaded; `since` was the base when that began. */
  | { readonly kind: 'caughtUp'; readonly since: OpenedDraft<Document>; readonly theirs: Opened }
  /** A draft was found in the browser, and `server` is what the server has. */
  | { readonly kind: 'restored'; readonly kept: LocalDraft<Document>; readonly server: Opened };

/** What is to be done: keep the draft in the browser, save it on the server, or announce that others' work was merged. */
export type DraftEffect = 'keep' | 'keepSoon' | 'save' | 'saveSoon' | 'saveLater' | 'announceMerge';

export interface DraftStep<Document, Conflict, Opened> {
  readonly draft: Draft<Document, Conflict, Opened>;
  readonly effects: readonly DraftEffect[];
}

/** How two versions of a document become one. */
export interface MergeOptions<Document, Conflict> {
  /** Merges two versions. If both have changed the same, mine stays and a conflict reports it. */
  merge(versions: { readonly base: Document; readonly mine: Document; readonly theirs: Document }): {
    readonly document: Document;
    readonly conflicts: readonly Conflict[];
  };
  /** Returns their document with the current objects wherever both are equal, because the preview compares references. */
  keepSame?(shown: Document, theirs: Document): Document;
}

export const hasUnsaved = ({ document, base }: Draft<unknown, unknown, unknown>): boolean =>
  document !== base.document;

/** Returns whether a draft has no unsaved changes, so that what another editor saves may be shown at once. */
export const isAtRest = (draft: Draft<unknown, unknown, unknown>): boolean =>
  draft.saving.kind === 'saved' && !hasUnsaved(draft);

/** The most documents that are remembered as sent without an answer: those of two minutes without a network. */
const MOST_UNANSWERED = 24;

type Start = Pick<OpenedDraft<unknown>, 'revision' | 'published'>;

/** Returns whether work started with what the server has: the same draft or, without a draft, the same published version. */
const isSameStart = (one: Start, other: Start): boolean =>
  one.revision === other.revision && (one.revision > 0 || one.published === other.published);

/** Goes on with a document and the server's version of it. */
function settle<Document>(
  document: Document,
  base: OpenedDraft<Document>,
): DraftStep<Document, never, never> {
  return document === base.document
    ? { draft: { document, base, saving: { kind: 'saved' } }, effects: ['keep'] }
    : { draft: { document, base, saving: { kind: 'unsaved' } }, effects: ['keep', 'saveSoon'] };
}

/** Merges the server's version with the document on the screen. */
function mergeIn<Document, Conflict, Opened extends OpenedDraft<Document>>(
  draft: Pick<Draft<Document, Conflict, Opened>, 'document' | 'base'>,
  theirs: Opened,
  rules: MergeOptions<Document, Conflict>,
): DraftStep<Document, Conflict, Opened> {
  const { document: mine, base } = draft;
  const { document: merged, conflicts } = rules.merge({ base: base.document, mine, theirs: theirs.document });
  const document = rules.keepSame?.(mine, merged) ?? merged;
  // Until the editor decides, the common base stays, so that the question is asked again when the draft is reopened.
  if (conflicts.length > 0)
    return { draft: { document, base, saving: { kind: 'conflict', conflicts, theirs } }, effects: ['keep'] };
  return announce(settle(document, theirs), mine);
}

/** Shows the server's version in place of a document without unsaved changes. */
function follow<Document, Conflict>(
  shown: Document,
  theirs: OpenedDraft<Document>,
  rules: MergeOptions<Document, Conflict>,
): DraftStep<Document, never, never> {
  const document = rules.keepSame?.(shown, theirs.document) ?? theirs.document;
  return settle(document, { document, revision: theirs.revision, published: theirs.published });
}

/** Has a merge announced if it changed what is shown. */
const announce = <Document>(
  { draft, effects }: DraftStep<Document, never, never>,
  shown: Document,
): DraftStep<Document, never, never> => ({
  draft,
  effects: draft.document === shown ? effects : [...effects, 'announceMerge'],
});

/** Returns the draft after an event, and what is to be done then. */
export function reduceDraft<Document, Conflict, Opened extends OpenedDraft<Document>>(
  draft: Draft<Document, Conflict, Opened>,
  event: DraftEvent<Document, Opened>,
  rules: MergeOptions<Document, Conflict>,
): DraftStep<Document, Conflict, Opened> {
  const { document, base, saving } = draft;
  const isDeciding = saving.kind === 'conflict';
  const unchanged = { draft, effects: [] };
  switch (event.kind) {
    case 'edited': {
      if (isDeciding || saving.kind === 'saving')
        return { draft: { ...draft, document: event.document }, effects: ['keepSoon'] };
      return {
        draft: { ...draft, ...settle(event.document, base).draft },
        effects: ['keepSoon', 'saveSoon'],
      };
    }
    case 'due':
      if (isDeciding || saving.kind === 'saving' || !hasUnsaved(draft)) return unchanged;
      return { draft: { ...draft, saving: { kind: 'saving' } }, effects: ['save'] };
    case 'saved':
      return isDeciding ? unchanged : settle(document, event.version);
    case 'overtaken': {
      const { theirs } = event;
      const own = draft.unanswered?.find((sent) => isSameValue(sent, theirs.document));
      // Nobody else has saved: it is this window's own work, whose answer was lost on the way.
      return own === undefined || isDeciding
        ? mergeIn(draft, theirs, rules)
        : settle(document, { ...theirs, document: own });
    }
    case 'failed': {
      const { failure, sent } = event;
      if (isDeciding) return unchanged;
      if (failure.kind === 'refused') return { draft: { ...draft, saving: failure }, effects: [] };
      const unanswered = [...(draft.unanswered ?? []), ...(sent === undefined ? [] : [sent])];
      return {
        draft: { ...draft, saving: failure, unanswered: unanswered.slice(-MOST_UNANSWERED) },
        effects: ['saveLater'],
      };
    }
    case 'decided':
      return settle(event.document, isDeciding ? saving.theirs : base);
    case 'adopted':
      return hasUnsaved(draft) ? mergeIn(draft, event.theirs, rules) : follow(document, event.theirs, rules);
    case 'caughtUp': {
      const { since, theirs } = event;
      // The editor may have typed or saved while it was loaded.
      if (since !== base || theirs.revision === since.revision || !isAtRest(draft)) return unchanged;
      return announce(follow(document, theirs, rules), document);
    }
    case 'restored': {
      const { kept, server } = event;
      const start = { document: kept.base, revision: kept.revision, published: kept.published };
      if (isSameStart(kept, server)) return settle(kept.document, start);
      return mergeIn({ document: kept.document, base: start }, server, rules);
    }
  }
}
