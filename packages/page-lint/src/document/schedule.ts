import { isRecord } from '@broadsheet/client-core';
import { getSchedule, parseMoment } from '@broadsheet/page-document';
import type { DocumentFinding } from '../Finding.ts';
import type { DocumentRule } from './CheckedDocument.ts';
import { describeFinding } from '../describeFinding.ts';

const MOMENTS = ['showFrom', 'showUntil'] as const;

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Finds blocks with a schedule that cannot be kept: a moment that is none, for which the block would be shown always, or an
 * end that is not after the start, for which it would never be shown.
 */
export const schedule: DocumentRule = ({ nodes, blocks }) =>
  nodes.flatMap(({ path, value }): readonly DocumentFinding[] => {
    if (!isRecord(value)) return [];
    const [id, name = ''] = [readText(value['id']), readText(value['block'])];
    const about = { kind: 'schedule', severity: 'stops', ...(id !== undefined && { blockId: id }) } as const;
    const titled = { block: name, blockTitle: blocks.get(name)?.title ?? name };
    const unreadable = MOMENTS.filter(
      (member) => value[member] !== undefined && parseMoment(readText(value[member]) ?? '') === undefined,
    );
    if (unreadable.length > 0)
      return unreadable.map((member) => ({
        ...about,
        path: `${path}.${member}`,
        ...describeFinding('schedule.unreadable', { ...titled, value: JSON.stringify(value[member]) }),
      }));
    const [showFrom, showUntil] = MOMENTS.map((member) => readText(value[member]));
    const { from, until } = getSchedule({
      ...(showFrom !== undefined && { showFrom }),
      ...(showUntil !== undefined && { showUntil }),
    });
    if (from === undefined || until === undefined || from < until) return [];
    return [{ ...about, path: `${path}.showUntil`, ...describeFinding('schedule.order', titled) }];
  });
