import { listAreas } from './listNodes.ts';
import type { DocumentRule } from './CheckedDocument.ts';

/** A layout that is not installed, without which there is no page; areas that it does not have. */
export const layout: DocumentRule = ({ stored, page, blocks }) => {
  const known = blocks.get(page.layout);
  if (known === undefined || known.kind !== 'layout') {
    const layouts = [...blocks.values()].filter(({ kind }) => kind === 'layout').map(({ name }) => name);
    return [
      {
        kind: 'layout',
        severity: 'stops',
        path: '$.layout',
        sentence: `There is no layout "${page.layout}", so the page cannot be shown.`,
        hint: `The layouts are: ${layouts.join(', ')}.`,
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
      sentence: `The layout "${page.layout}" has no area "${name}", so its blocks are not shown.`,
      hint: `The areas are: ${areas.join(', ')}.`,
    }));
};
