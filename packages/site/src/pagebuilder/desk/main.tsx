/** The script of `/pagebuilder/`. What readers load has no part in it. */
import { browserEnvironment } from '@broadsheet/block-kit';
import { PageBuilder } from '@broadsheet/page-builder';
import { parseSiteProperties } from '@broadsheet/sdk-content';
import { createRoot } from 'react-dom/client';
import { DESK_DATA, DESK_ELEMENT } from './deskElements.ts';

const element = document.getElementById(DESK_ELEMENT);
const data: unknown = JSON.parse(document.getElementById(DESK_DATA)?.textContent ?? 'null');
const site = parseSiteProperties(data);
if (element !== null && site !== undefined)
  createRoot(element).render(<PageBuilder site={site} environment={browserEnvironment(site.basePath)} />);
