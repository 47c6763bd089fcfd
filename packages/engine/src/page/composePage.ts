/** From a resolved route to the document that is sent. */
import type { Block } from '@broadsheet/block-kit';
import type { EngineOptions } from '../EngineOptions.ts';
import { pageMetadata } from '../metadata/pageMetadata.ts';
import { renderHead } from '../metadata/renderHead.ts';
import { resolveSocialImages } from '../metadata/resolveSocialImages.ts';
import type { RenderedParts } from '../render/createRenderer.ts';
import type { PageScope } from '../render/PageScope.ts';
import { renderOutput } from '../render/renderOutput.tsx';
import { printStyles } from '../render/styleGroups.ts';
import { contentSecurityPolicy } from '../security/contentSecurityPolicy.ts';
import { pageScripts } from './pageData.ts';

export interface ComposedPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** The version that styled-components looks for before it takes a style element over. */
const STYLED_VERSION = '6.6.0';

export async function composePage(
  parts: RenderedParts,
  scope: PageScope,
  output: Block,
  options: EngineOptions,
): Promise<ComposedPage> {
  const { loader, themeCss, preloadFonts } = options.assets();
  const { page, site } = scope;
  const input = { page, globalContent: page.globalContent, site };
  const images = await resolveSocialImages(input, {
    sign: options.sign,
    resizerURL: site.resizerURL,
    tokenVersion: scope.tokenVersion,
  });
  const hasIslands = Object.keys(parts.islands).length > 0;
  const css = printStyles(parts.styles, hasIslands);
  const preloads = preloadFonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const preloadLoader = parts.needsLoader ? `<link rel="modulepreload" href="${loader}">` : '';
  const styles = `${preloads.join('')}${preloadLoader}<style>${themeCss}</style><style data-styled="true" data-styled-version="${STYLED_VERSION}">${css}</style>`;
  const { html, shell } = renderOutput(
    output,
    {
      metadata: renderHead(pageMetadata({ ...input, images })),
      styles,
      page: parts.html,
      data: pageScripts(parts, scope, loader),
    },
    scope,
    (message) => options.log.warn(message),
  );
  const policy = contentSecurityPolicy({
    shell,
    styles: [themeCss, css],
    frameOrigins: options.frameOrigins,
    connectOrigins: [],
  });
  return { html, contentSecurityPolicy: policy };
}
