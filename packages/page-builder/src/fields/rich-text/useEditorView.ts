'use client';
import type { Node as ModelNode } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { useStable } from '../useStable.ts';
import { cleanPaste } from './cleanPaste.ts';
import { createEditorState } from './createEditorState.ts';
import { writeFormatted } from './formattedHtml.ts';
import { listFormats } from './formats.ts';
import type { Format } from './formats.ts';

export interface EditorViewOptions {
  /** The initial text; a later value is ignored. */
  readonly doc: ModelNode;
  /** The attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (html: string) => void;
  /** Handles the key of a format. */
  readonly onFormat: (format: Format) => boolean;
}

export interface EditorViewHandle {
  readonly mount: RefCallback<HTMLElement>;
  readonly state: EditorState;
  readonly formats: readonly Format[];
  /** Runs a command. Returns false if it has no effect. */
  readonly run: (command: Command) => boolean;
  readonly focus: () => void;
}

/** Returns an editable text and its state for React. */
export function useEditorView({ doc, attributes, onChange, onFormat }: EditorViewOptions): EditorViewHandle {
  const change = useStable(onChange);
  const format = useStable(onFormat);
  const view = useRef<EditorView>(undefined);
  const formats = useMemo(() => listFormats(doc.type.schema), [doc.type.schema]);
  const [state, setState] = useState(() => createEditorState(doc, { formats, onFormat: format }));
  const [first] = useState(state);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const attributesNow = useStable(() => ({ ...attributes }));

  useEffect(() => {
    if (place === null) return undefined;
    const shown = new EditorView(
      { mount: place },
      {
        state: first,
        attributes: attributesNow,
        transformPastedHTML: cleanPaste,
        dispatchTransaction(transaction) {
          const next = shown.state.apply(transaction);
          shown.updateState(next);
          setState(next);
          if (transaction.docChanged) change(writeFormatted(next.doc));
        },
      },
    );
    view.current = shown;
    return () => {
      view.current = undefined;
      shown.destroy();
    };
  }, [place, first, attributesNow, change]);

  // Labels and problems around the text can change without a change of the text.
  const spelled = JSON.stringify(attributes);
  useEffect(() => {
    if (spelled !== '') view.current?.setProps({});
  }, [spelled]);

  return {
    mount: setPlace,
    state,
    formats,
    run: (command) => {
      const shown = view.current;
      return shown !== undefined && command(shown.state, shown.dispatch, shown);
    },
    focus: () => view.current?.focus(),
  };
}
