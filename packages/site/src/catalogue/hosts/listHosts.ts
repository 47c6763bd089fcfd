import {
  astroPage,
  nextClient,
  nextLayout,
  nextPage,
  nextStyles,
  nodeBundle,
  nodeClient,
  nodeServer,
  routerEntry,
  routerPage,
  routerRoutes,
  viteClient,
  vitePage,
} from './hostFiles.ts';

/** A file of an application. */
export interface HostFile {
  /** Where it stands. */
  readonly path: string;
  readonly text: string;
}

/** An application of others that can have a block. */
export interface HostRecipe {
  readonly title: string;
  /** Where the files that all hosts share stand. */
  readonly folder: string;
  readonly files: readonly HostFile[];
}

/** The hosts with React, with the files that each has besides the shared ones. */
export const HOSTS: readonly HostRecipe[] = [
  {
    title: 'Node.js',
    folder: 'src',
    files: [
      { path: 'src/server.tsx', text: nodeServer },
      { path: 'src/client.tsx', text: nodeClient },
      { path: 'rolldown.config.js', text: nodeBundle },
    ],
  },
  {
    title: 'Vite',
    folder: 'src',
    files: [
      { path: 'index.html', text: vitePage },
      { path: 'src/client.tsx', text: viteClient },
    ],
  },
  {
    title: 'Next.js',
    folder: 'app',
    files: [
      { path: 'app/[[...path]]/page.tsx', text: nextPage },
      { path: 'app/RoutedPage.tsx', text: nextClient },
      { path: 'app/layout.tsx', text: nextLayout },
      { path: 'app/StyleRegistry.tsx', text: nextStyles },
    ],
  },
  {
    title: 'React Router',
    folder: 'app',
    files: [
      { path: 'app/routes/page.tsx', text: routerPage },
      { path: 'app/routes.ts', text: routerRoutes },
      { path: 'app/entry.server.tsx', text: routerEntry },
    ],
  },
  {
    title: 'Astro',
    folder: 'src',
    files: [{ path: 'src/pages/[...path].astro', text: astroPage }],
  },
];
