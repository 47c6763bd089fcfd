/** Puts files that no module imports beside the built ones, and serves them while developing: fonts and icons. */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FONT_FILES } from '../src/assets/fontFaces.ts';
import { outputFolder, publisherFolder, siteDir } from './surroundings.ts';

const FONT = /\.(?:woff2?|ttf|otf)$/;

/** Returns the absolute paths of the fonts of the site and of the folder `fonts/` of its publisher, by file name. */
function listFonts(): ReadonlyMap<string, string> {
  const own = join(publisherFolder ?? '', 'fonts');
  const ownFiles = publisherFolder !== undefined && existsSync(own) ? readdirSync(own) : [];
  return new Map([
    ...FONT_FILES.map((name) => [name, join(siteDir, 'fonts', name)] as const),
    ...ownFiles.filter((name) => FONT.test(name)).map((name) => [name, join(own, name)] as const),
  ]);
}

/** Puts the fonts beside the other assets. */
export function fontFiles(): Plugin {
  return {
    name: 'broadsheet:font-files',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [name, path] of listFonts())
        this.emitFile({ type: 'asset', fileName: `assets/fonts/${name}`, source: readFileSync(path) });
    },
    configureServer(server) {
      server.middlewares.use('/assets/fonts', (request, response, next) => {
        const path = listFonts().get(request.url?.slice(1) ?? '');
        if (path === undefined) return next();
        response.setHeader('Content-Type', 'font/woff2').end(readFileSync(path));
      });
    },
  };
}

/** Puts the icons of a newspaper without a folder `brand/` beside the server of a publisher's folder. */
export function brandFiles(): Plugin {
  return {
    name: 'broadsheet:brand-files',
    writeBundle() {
      if (publisherFolder === undefined || this.environment.name === 'client') return;
      cpSync(join(siteDir, 'brand'), join(outputFolder('server'), '../brand'), { recursive: true });
    },
  };
}
