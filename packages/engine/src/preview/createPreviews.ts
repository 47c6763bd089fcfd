/**
 * Drafts as a page builder shows them: rendered like the pages that readers get, with `isAdmin` for the blocks.
 *
 * A preview differs from a page in two ways. Comments mark its areas and blocks, because comments do not affect styles. And
 * it has no script, so that nothing in a draft can act on behalf of the editor who views it.
 *
 * Nothing here is reachable by a URL. Callers must make sure that their own caller may edit.
 */
import type { SimulatedReader } from '@broadsheet/block-kit';
import { toText } from '../chunks/Chunk.ts';
import type { PageSubject } from '../content/createPageScopes.ts';
import { isSection } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { readUrl } from '../routing/readUrl.ts';
import type { RedirectRule } from '../routing/RedirectRule.ts';
import { resolveRoute } from '../routing/resolveRoute.ts';
import { createSectionFiller } from '../sections/createSectionFiller.ts';
import { mergeStyleGroups, styleRules } from '../styles/styleGroups.ts';
import { allInstances } from '../tree/BlockInstance.ts';
import type { ResolvedPage } from '../tree/BlockInstance.ts';
import { PageResolver } from '../tree/PageResolver.ts';
import type { Showing } from '../tree/PageResolver.ts';
import { findInstance } from '../tree/createOccurrences.ts';
import { createPreviewParts, MAX_PREVIEW_BYTES } from './createPreviewParts.ts';
import type { DraftSettings, PreviewParts, PreviewsOptions } from './createPreviewParts.ts';
import { createSimulatedReading } from './createSimulatedReading.ts';

/** An unpublished page document, and the URL for which it is shown. */
export interface Draft {
  /** A new object whenever it has changed. */
  readonly document: PageDocument;
  /** The path, with a trailing slash. A template is shown with the content at that path. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The page is shown with these settings. */
  readonly settings?: DraftSettings;
  /** For whom locked stories, invitations and accounts are shown as they would get them. Default: nobody in particular. */
  readonly reader?: SimulatedReader;
  /** The documents among which its shared sections are found. Default: the published ones. */
  readonly documents?: readonly PageDocument[];
  /** `reader` renders exactly the markup that readers would get, without comments and editors' notes. Default: `editor`. */
  readonly audience?: 'editor' | 'reader';
}

/** A URL, and all page documents and redirects as they would be. */
export interface Visit {
  /** With its query. */
  readonly path: string;
  readonly documents: readonly PageDocument[];
  /** Default: none. */
  readonly redirects?: readonly RedirectRule[];
  /** The page is shown with these settings. */
  readonly settings?: DraftSettings;
}

export interface PagePreview {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** What a reader would find at a URL. */
export type Visited =
  | ({ readonly kind: 'page' } & PagePreview)
  /** @property location a path of the site with its query, or a URL of another one */
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'missing' }
  /** Content that the page is about did not come. */
  | { readonly kind: 'unavailable' };

/** A rendered draft, as a page builder shows it. */
export interface DraftPreview extends PagePreview {
  /**
   * False where readers would get the page of an error instead: the draft is not for this path, or its content is not
   * there.
   */
  readonly isFound: boolean;
}

export interface BlockPreview {
  /** The markup of the block with the comments around it. */
  readonly html: string;
  /** Style rules that it needs. */
  readonly css: readonly string[];
}

/** The block of a draft that is rendered again, with the values of the comment before it. */
export interface PreviewedBlock {
  readonly id: string;
  /** The heading level of the block, 1 to 6. */
  readonly level: number;
}

export interface Previews {
  /**
   * Renders a draft. A block that fails shows its error in its place; content that cannot be loaded is left out.
   *
   * @throws Error when the layout is not registered
   */
  page(draft: Draft): Promise<DraftPreview>;
  /** Renders what a reader would see at a URL if these were the pages and redirects. */
  visit(visit: Visit): Promise<Visited>;
  /** Renders one block of a draft; resolves with `undefined` if no block has that id. */
  block(draft: Draft, block: PreviewedBlock): Promise<BlockPreview | undefined>;
  clear(): void;
}

/** Matches executable script elements: the output block writes some, and a preview's policy would block them. */
const RUNNING = /<script(?![^>]*\stype="application\/)[^>]*>[^]*?<\/script>/g;

/** Renders a page and removes its executable scripts. */
async function write(
  page: ResolvedPage,
  subject: PageSubject,
  { fetcher, joiner, writer }: Omit<PreviewParts, 'content'>,
): Promise<PagePreview> {
  const scope = await fetcher.fetchForPage(page, subject);
  const joined = joiner.joinPage(page, scope);
  const still = { ...joined, islands: [], scripts: new Set<string>(), needsLoader: false, mayHydrate: false };
  const { chunks, contentSecurityPolicy } = await writer.writeDocument({ page, blocks: still, scope });
  return { html: toText(chunks).replaceAll(RUNNING, ''), contentSecurityPolicy };
}

const createResolver = ({ engine, clock, blocks }: PreviewsOptions): PageResolver =>
  new PageResolver({
    blocks,
    sanitiseHtml: engine.sanitiseHtml,
    log: () => undefined,
    clock,
    maxBytes: MAX_PREVIEW_BYTES,
  });

/**
 * Chooses the blocks of a preview: an editor sees and selects every block, unless it is seen as one kind of reader. Of
 * experiments an editor always sees both versions.
 */
const chooseShown = ({ audience = 'editor', reader }: Draft): Showing =>
  audience === 'editor' ? { shown: reader ?? 'all', versions: 'both' } : { shown: reader ?? 'now' };

export function createPreviews(options: PreviewsOptions): Previews {
  const { engine } = options;
  const resolver = createResolver(options);
  const { fill, fillAll } = createSectionFiller();
  const parts = createPreviewParts(options);
  const readAs = createSimulatedReading(engine.access, options.stories);

  async function open(draft: Draft) {
    const { path, query = {}, settings, reader, audience = 'editor' } = draft;
    const document = fill(draft.document, draft.documents ?? engine.pages());
    // A preview for one kind of reader is not cached.
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
    const isFound = route.kind === 'page' || document.match.kind === 'status' || isSection(document);
    const page = resolver.resolvePage(document, found?.values ?? {}, chooseShown(draft));
    return { page, subject, isFound, ...steps };
  }

  return {
    async page(draft) {
      const { page, subject, isFound, ...steps } = await open(draft);
      return { ...(await write(page, subject, steps)), isFound };
    },
    async visit({ path: requested, documents: given, redirects = [], settings }) {
      const documents = fillAll(given);
      const reading = readUrl(new URL(requested, engine.origin), redirects);
      if (reading.kind === 'moved') return { kind: 'redirect', location: reading.location };
      if (reading.kind !== 'page') return reading;
      const { path, query } = reading;
      const { content, ...steps } = settings === undefined ? parts.published : parts.withSettings(settings);
      const route = await resolveRoute({ path, query }, { documents, get: content.get });
      if (route.kind === 'unavailable') return { kind: 'unavailable' };
      if (route.kind !== 'page') return route;
      const { document, content: found, values } = route;
      const subject = { document, path, query, content: found, isStill: true };
      return { kind: 'page', ...(await write(resolver.resolvePage(document, values), subject, steps)) };
    },
    async block(draft, { id, level }) {
      const { page, subject, fetcher, joiner } = await open(draft);
      const found = findInstance(allInstances(page), id);
      if (found === undefined) return undefined;
      const scope = await fetcher.fetchForInstance(found.instance, subject);
      const { chunks, styles } = joiner.joinInstance({ ...found, level }, scope);
      return { html: toText(chunks), css: styleRules(mergeStyleGroups(styles.map(({ groups }) => groups))) };
    },
    clear() {
      const { fetcher, joiner, writer } = parts.published;
      for (const part of [fetcher, joiner, writer]) part.clear();
    },
  };
}
