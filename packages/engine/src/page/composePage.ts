/** From the parts of a page to the document that is sent. */
import type { Block } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { version } from 'styled-components';
import type { EngineAssets, EngineOptions } from '../EngineOptions.ts';
import { escapeAttribute } from '../islands/wireFormat.ts';
import { pageMetadata } from '../metadata/pageMetadata.ts';
import { renderHead } from '../metadata/renderHead.ts';
import { resolveSocialImages } from '../metadata/resolveSocialImages.ts';
import { createNotedPage } from '../render/createNotedPage.ts';
import type { RenderedParts } from '../render/createRenderer.ts';
import { Dependencies } from '../render/Dependencies.ts';
import type { DependencyName } from '../render/Dependencies.ts';
import type { PageScope } from '../render/PageScope.ts';
import { renderOutput } from '../render/renderOutput.tsx';
import { printStyles } from '../render/styleGroups.ts';
import { contentSecurityPolicy } from '../security/contentSecurityPolicy.ts';
import { pageScripts } from './pageData.ts';

export interface ComposedPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
  /** What was read of the page, its content and its query, by blocks, metadata and output. */
  readonly dependencies: readonly DependencyName[];
}

type ComposeOptions = Pick<EngineOptions, 'sign' | 'assets' | 'frameOrigins' | 'log'>;

async function metadataOf(
  scope: PageScope,
  dependencies: Dependencies,
  { sign }: ComposeOptions,
): Promise<string> {
  const { site, tokenVersion } = scope;
  const page = createNotedPage(scope.page, dependencies);
  const input = { page, globalContent: page.globalContent, site };
  const images = await resolveSocialImages(input, { sign, resizerURL: site.resizerURL, tokenVersion });
  return renderHead(pageMetadata({ ...input, images }));
}

/** A page that React may come to says so: styled-components looks for its version before it takes a sheet over. */
function styleElements(
  css: string,
  { mayHydrate, needsLoader }: RenderedParts,
  assets: EngineAssets,
): string {
  const { themeCss, preloadFonts, loader } = assets;
  const preloads = preloadFonts.map(
    (href) => `<link rel="preload" href="${escapeAttribute(href)}" as="font" type="font/woff2" crossorigin>`,
  );
  if (needsLoader) preloads.push(`<link rel="modulepreload" href="${escapeAttribute(loader)}">`);
  const takenOver = mayHydrate ? ` data-styled="true" data-styled-version="${version}"` : '';
  return `${preloads.join('')}<style>${themeCss}</style><style${takenOver}>${css}</style>`;
}

/** Where the clients of the site's islands ask. */
function apiOrigins({ api }: SiteProperties): readonly string[] {
  const origins = [api?.identity?.origin, api?.sales?.origin, api?.retail?.origin];
  return origins.flatMap((origin) =>
    origin !== undefined && URL.canParse(origin) ? [new URL(origin).origin] : [],
  );
}

export async function composePage(
  parts: RenderedParts,
  scope: PageScope,
  output: Block,
  options: ComposeOptions,
): Promise<ComposedPage> {
  const assets = options.assets();
  const dependencies = new Dependencies();
  dependencies.addAll(parts.dependencies);
  const css = printStyles(parts.styles, parts.mayHydrate);
  const { html, shell } = renderOutput(
    output,
    {
      metadata: await metadataOf(scope, dependencies, options),
      styles: styleElements(css, parts, assets),
      page: parts.html,
      data: pageScripts(parts, scope, assets.loader),
    },
    { scope, dependencies, log: (message) => options.log.warn(message, { block: output.name }) },
  );
  const policy = contentSecurityPolicy({
    shell,
    styles: [assets.themeCss, css],
    loader: assets.loader,
    frameOrigins: options.frameOrigins,
    connectOrigins: apiOrigins(scope.site),
  });
  return { html, contentSecurityPolicy: policy, dependencies: dependencies.names };
}
