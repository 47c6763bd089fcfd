/** The script of `/pagebuilder/`. Readers' pages load no part of it. */
import { browserEnvironment } from '@broadsheet/block-kit';
import { PageBuilder } from '@broadsheet/page-builder';
import { parseSiteProperties } from '@broadsheet/sdk-content';
import { createRoot } from 'react-dom/client';
import { BLOCKS_CHANGED, DESK_DATA, DESK_ELEMENT } from './deskElements.ts';

/** Vite's connection to the development server; it is not in the built script. */
const changes = import.meta.hot;

const watchBlocks =
  changes &&
  ((listener: () => void) => {
    changes.on(BLOCKS_CHANGED, listener);
    return () => changes.off(BLOCKS_CHANGED, listener);
  });

const element = document.getElementById(DESK_ELEMENT);
const data: unknown = JSON.parse(document.getElementById(DESK_DATA)?.textContent ?? 'null');
const site = parseSiteProperties(data);
if (element !== null && site !== undefined)
  createRoot(element).render(
    <PageBuilder site={site} environment={browserEnvironment(site.basePath)} watchBlocks={watchBlocks} />,
  );
