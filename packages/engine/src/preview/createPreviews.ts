/**
 * Drafts as a page builder shows them: rendered like the pages that readers get, with `isAdmin` for the blocks.
 *
 * A preview differs from a page in two things. Comments mark its areas and blocks, for a comment is no element and no rule
 * of style notices it. And it has no script: it is looked at and never used, and whatever a draft holds, nothing in it
 * can act for the editor who looks.
 *
 * Nothing here is reachable by a URL. Who calls it has made sure that its own caller may edit.
 */
import type { SimulatedReader } from '@broadsheet/block-kit';
import { toText } from '../chunks/Chunk.ts';
import type { PageSubject } from '../content/createPageScopes.ts';
import type { PageDocument } from '@broadsheet/page-document';
import { resolveRoute } from '../routing/resolveRoute.ts';
import { mergeStyleGroups, styleRules } from '../styles/styleGroups.ts';
import { allInstances } from '../tree/BlockInstance.ts';
import type { ResolvedPage } from '../tree/BlockInstance.ts';
import { createPageResolver } from '../tree/createPageResolver.ts';
import { findInstance } from '../tree/createOccurrences.ts';
import { createPreviewParts, MAX_PREVIEW_BYTES } from './createPreviewParts.ts';
import type { DraftSettings, PreviewParts, PreviewsOptions } from './createPreviewParts.ts';
import { createSimulatedReading } from './createSimulatedReading.ts';

/** A page document that is not published, and the URL that it is shown for. */
export interface Draft {
  /** A new object whenever it has changed. */
  readonly document: PageDocument;
  /** With its trailing slash. A template is shown with the content at that path. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The page is shown with these settings. */
  readonly settings?: DraftSettings;
  /** For whom locked stories, invitations and accounts are shown as they would get them. Default: nobody in particular. */
  readonly reader?: SimulatedReader;
  /** `reader`: without comments and without what only editors see, the very markup that readers would get. Default: `editor`. */
  readonly audience?: 'editor' | 'reader';
}

/** A URL, and all the pages that there would be. */
export interface Visit {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly documents: readonly PageDocument[];
  /** The page is shown with these settings. */
  readonly settings?: DraftSettings;
}

export interface PagePreview {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** A draft as a page builder shows it. */
export interface DraftPreview extends PagePreview {
  /** False where readers would get the page of an error instead: the draft is not for this path, or its content is not there. */
  readonly isFound: boolean;
}

export interface BlockPreview {
  /** The block with the comments around it. */
  readonly html: string;
  /** Style rules that it needs. */
  readonly css: readonly string[];
}

/** Which block of a draft is shown again, as the comment before it says. */
export interface PreviewedBlock {
  readonly id: string;
  /** Heading level of its place, 1 to 6. */
  readonly level: number;
}

export interface Previews {
  /**
   * Renders a draft. A block that fails shows its error in its place; content that cannot be had is left out.
   *
   * @throws Error the layout is not registered
   */
  page(draft: Draft): Promise<DraftPreview>;
  /** Renders what a reader would see at a URL if these were the pages; `undefined` where there would be none. */
  visit(visit: Visit): Promise<PagePreview | undefined>;
  /** Renders one block of a draft; `undefined` if it has none of that id. */
  block(draft: Draft, block: PreviewedBlock): Promise<BlockPreview | undefined>;
  clear(): void;
}

/** Script elements but those that hold data: the output block writes some, and the policy of a preview lets none run. */
const RUNNING = /<script(?![^>]*\stype="application\/)[^>]*>[^]*?<\/script>/g;

/** Renders a page and takes out what would run. */
async function write(
  page: ResolvedPage,
  subject: PageSubject,
  { fetch, joiner, writer }: Omit<PreviewParts, 'content'>,
): Promise<PagePreview> {
  const scope = await fetch.forPage(page, subject);
  const joined = joiner.joinPage(page, scope);
  const still = { ...joined, islands: [], scripts: new Set<string>(), needsLoader: false, mayHydrate: false };
  const { chunks, contentSecurityPolicy } = await writer.writeDocument({ page, blocks: still, scope });
  return { html: toText(chunks).replaceAll(RUNNING, ''), contentSecurityPolicy };
}

export function createPreviews(options: PreviewsOptions): Previews {
  const { engine, clock, blocks } = options;
  const resolve = createPageResolver({
    blocks,
    sanitiseHtml: engine.sanitiseHtml,
    log: () => undefined,
    clock,
    maxBytes: MAX_PREVIEW_BYTES,
  });
  const parts = createPreviewParts(options);
  const readAs = createSimulatedReading(engine.access, options.stories);

  async function open({ document, path, query = {}, settings, reader, audience = 'editor' }: Draft) {
    // What is made for one kind of reader is kept for nobody.
    const isPublished = settings === undefined && reader === undefined;
    const { content, ...steps } = isPublished ? parts.published : parts.withSettings(settings ?? {});
    const route = await resolveRoute({ path, query }, { documents: [document], get: content.get });
    const found = route.kind === 'page' ? route : undefined;
    const subject: PageSubject = {
      document,
      path,
      query,
      content: await readAs({ content: found?.content, request: found?.request, reader }),
      isAdmin: audience === 'editor',
      simulatedReader: reader,
      isStill: true,
    };
    const isFound = route.kind === 'page' || document.match.kind === 'status';
    return { page: resolve(document, found?.values ?? {}), subject, isFound, ...steps };
  }

  return {
    async page(draft) {
      const { page, subject, isFound, ...steps } = await open(draft);
      return { ...(await write(page, subject, steps)), isFound };
    },
    async visit({ path, query = {}, documents, settings }) {
      const { content, ...steps } = settings === undefined ? parts.published : parts.withSettings(settings);
      const route = await resolveRoute({ path, query }, { documents, get: content.get });
      if (route.kind !== 'page') return undefined;
      const { document, content: found, values } = route;
      const subject = { document, path, query, content: found, isStill: true };
      return write(resolve(document, values), subject, steps);
    },
    async block(draft, { id, level }) {
      const { page, subject, fetch, joiner } = await open(draft);
      const found = findInstance(allInstances(page), id);
      if (found === undefined) return undefined;
      const scope = await fetch.forInstance(found.instance, subject);
      const { chunks, styles } = joiner.joinInstance({ ...found, level }, scope);
      return { html: toText(chunks), css: styleRules(mergeStyleGroups(styles.map(({ groups }) => groups))) };
    },
    clear() {
      const { fetch, joiner, writer } = parts.published;
      for (const part of [fetch, joiner, writer]) part.clear();
    },
  };
}
