/** Renders parts of the page builder in a desk whose surroundings the test controls: the site's answers, and the clock. */
import { HostProvider } from '@broadsheet/block-kit';
import type { Environment } from '@broadsheet/block-kit';
import { createManualClock, isRecord } from '@broadsheet/client-core';
import type { ManualClock } from '@broadsheet/client-core';
import { createTestHost } from '@broadsheet/testing';
import { act, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createEditorClient } from '../src/api/createEditorClient.ts';
import { BuilderProvider } from '../src/builder/Builder.ts';
import type { Editor } from '../src/session/Editor.ts';

/** A call to the site. */
export interface BuilderCall {
  /** The method, and the path below `/pagebuilder/api`, such as `GET /pages`. */
  readonly route: string;
  /** The body: parsed JSON, or the fields of a form. */
  readonly body: unknown;
}

/** The answer of a route: a body, a whole response, or a function that returns either for a call. */
export type BuilderAnswer = Response | object | ((call: BuilderCall) => Response | object);

export interface RenderBuilderOptions {
  /** The answers by route, with or without the query. A missing route is answered with 404. */
  readonly answers?: Readonly<Record<string, BuilderAnswer>>;
  readonly editor?: Partial<Editor>;
  /** What logging out does. Default: nothing. */
  readonly logOut?: () => Promise<void>;
  /**
   * The browser environment; pass the same one twice to test what the browser remembers. Default: one that keeps nothing.
   */
  readonly environment?: Environment;
}

export interface RenderedBuilder extends RenderResult {
  readonly calls: readonly BuilderCall[];
  /** The announcements of the live region. */
  readonly announced: readonly string[];
  /** The paths of the opened screens. */
  readonly visited: readonly string[];
  readonly clock: ManualClock;
  /** Advances the clock. */
  advance(milliseconds: number): Promise<void>;
}

const ADA: Editor = { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'administrator' };
/** What every palette asks for. */
const ALWAYS: Readonly<Record<string, BuilderAnswer>> = { 'GET /account/favourites': { blocks: [] } };
const ORIGIN = 'https://paper.test';
const BEGIN = Date.UTC(2026, 10, 23, 9);

function readBody(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

function toResponse(answer: Response | object): Response {
  return answer instanceof Response ? answer.clone() : Response.json(answer);
}

/** Renders a part of the page builder, by default for an administrator. */
export function renderBuilder(
  element: ReactNode,
  { answers = {}, editor, environment, logOut = async () => undefined }: RenderBuilderOptions = {},
): RenderedBuilder {
  const calls: BuilderCall[] = [];
  const announced: string[] = [];
  const visited: string[] = [];
  const clock = createManualClock(BEGIN);
  const client = createEditorClient({
    origin: ORIGIN,
    async fetch(input, init) {
      const url = new URL(input);
      const path = url.pathname.replace('/pagebuilder/api', '');
      const call = { route: `${init?.method ?? 'GET'} ${path}${url.search}`, body: readBody(init?.body) };
      calls.push(call);
      const answer = answers[call.route] ?? answers[call.route.split('?')[0] ?? ''] ?? ALWAYS[call.route];
      if (answer === undefined) return Response.json({ message: `Nothing is at ${path}.` }, { status: 404 });
      return toResponse(typeof answer === 'function' ? answer(call) : answer);
    },
  });
  const builder = {
    client,
    editor: { ...ADA, ...editor },
    clock,
    windows: { own: 'a', listOpen: async () => new Set(['a']), listItems: () => [] },
    blocksRevision: 0,
    navigate: (path: string) => void visited.push(path),
    announce: (text: string) => void announced.push(text),
    logOut,
  };
  const { host } = createTestHost({ isAdmin: true, ...(environment && { environment }) });
  const wrap = (inside: ReactNode) => (
    <HostProvider host={host}>
      <BuilderProvider value={builder}>{inside}</BuilderProvider>
    </HostProvider>
  );
  const rendered = render(wrap(element));
  return {
    ...rendered,
    rerender: (next) => rendered.rerender(wrap(next)),
    calls,
    announced,
    visited,
    clock,
    advance: (milliseconds) => act(async () => clock.advance(milliseconds)),
  };
}

/** Returns the body of a call as an object; empty for anything else. */
export const getBody = (call: BuilderCall | undefined): Readonly<Record<string, unknown>> =>
  isRecord(call?.body) ? call.body : {};
