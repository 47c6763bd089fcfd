/**
 * Compiles source files that use styled-components, in the same way for tests, the site and published packages.
 *
 * styled-components names its classes after a componentId. The id must be the same on the server, in the browser and
 * in the published package, in every checkout; so it is derived from the package name and the file's path inside the
 * package, never from an absolute path. A styled call that ends up without an id fails the build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transform } from 'rolldown/utils';

const SOURCE = /\/(?:packages|blocks|sdk-[a-z]+)\/.*\.tsx?$/;
const packages = new Map();

function getPackage(file) {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (packages.has(folder)) return packages.get(folder);
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const found = { folder, name: JSON.parse(readFileSync(manifest, 'utf8')).name };
    packages.set(folder, found);
    return found;
  }
  throw new Error(`${file} belongs to no package: put a package.json above it.`);
}

/**
 * @param ownFolder the absolute folder of a publisher, whose files are compiled too
 * @returns a Vite, Vitest and Rolldown plugin
 */
export function styledSource(ownFolder) {
  const isOwn = (file) =>
    ownFolder !== undefined && file.startsWith(`${ownFolder}/`) && /\.[jt]sx?$/.test(file);
  return {
    name: 'broadsheet:styled-source',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0];
      if (
        !(SOURCE.test(file) || isOwn(file)) ||
        file.includes('/node_modules/') ||
        !code.includes("from 'styled-components'")
      )
        return null;
      const { folder, name } = getPackage(file);
      const result = await transform(relative(folder, file), code, {
        jsx: { runtime: 'automatic' },
        target: 'es2022',
        sourcemap: true,
        plugins: {
          styledComponents: {
            ssr: true,
            displayName: false,
            fileName: false,
            minify: true,
            transpileTemplateLiterals: true,
            // Short, because every class name of a page begins with it, and as unique as the package's name.
            namespace: name
              .replace('@broadsheet/block-', 'bs-')
              .replace('@broadsheet/', 'bs-')
              .replaceAll(/^@|[^\w-]/g, ''),
          },
        },
      });
      if (result.errors.length > 0)
        throw new Error(`${file}: ${result.errors.map((error) => error.message).join('; ')}`);
      // `styled.div.attrs(…)` is left alone by the transform; such a component must name its id itself.
      const bare = /\bstyled(?:\.\w+|\([^)]*\))(?!\.withConfig)(?:\s*`|\()/.exec(
        result.code.replaceAll(/\.attrs\([^]*?\)/g, ''),
      );
      if (bare)
        throw new Error(
          `${file}: "${bare[0]}" has no componentId; import { styled } and use a plain tagged template.`,
        );
      return { code: result.code, map: result.map };
    },
  };
}
