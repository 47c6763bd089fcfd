import { SECTION_LAYOUT } from '@broadsheet/page-document';
import { listAreas } from './listNodes.ts';
import type { DocumentRule } from './CheckedDocument.ts';
import { describeFinding } from '../describeFinding.ts';

/**
 * Finds a layout that is not installed, without which the page cannot be rendered, and areas that the layout does not have.
 */
export const layout: DocumentRule = ({ stored, page, blocks }) => {
  const known = blocks.get(page.layout);
  if (known === undefined || known.kind !== 'layout') {
    const layouts = [...blocks.values()]
      .filter(({ kind, name }) => kind === 'layout' && name !== SECTION_LAYOUT)
      .map(({ name }) => name);
    return [
      {
        kind: 'layout',
        severity: 'stops',
        path: '$.layout',
        ...describeFinding('layout', { layout: page.layout, layouts: layouts.join(', ') }),
      },
    ];
  }
  const { areas } = known;
  return listAreas(stored)
    .filter(([name, list]) => !areas.includes(name) && !(Array.isArray(list) && list.length === 0))
    .map(([name]) => ({
      kind: 'area',
      severity: 'warns',
      path: `$.areas.${name}`,
      ...describeFinding('area', { layout: page.layout, area: name, areas: areas.join(', ') }),
    }));
};
