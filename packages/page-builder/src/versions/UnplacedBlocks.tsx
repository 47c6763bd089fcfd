'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import type { BlockNode } from '@broadsheet/page-document';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { readCatalogue } from '../catalogue/Catalogue.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { Notice } from '../controls/Notice.tsx';
import { useInterfaceLanguage } from '../language/InterfaceLanguage.ts';
import { findRowText } from '../catalogue/findRowText.ts';
import { listMissing, listUnplaced } from '../page/unplacedBlocks.ts';
import { phrases } from './phrases.ts';
import { readVersion } from './versionCalls.ts';
import type { VersionKey } from './versionCalls.ts';

export interface UnplacedBlocksProps extends VersionKey {
  /** The number of the version that readers have now; absent: the version is not compared with another. */
  readonly now?: number | undefined;
}

/** Returns a function that lists blocks by their names and first words. */
function useBlockNames(catalogue: Catalogue | undefined): (nodes: readonly BlockNode[]) => string {
  const t = usePhrases(phrases);
  const { locale } = useHost();
  return (nodes) => {
    const names = nodes.map((node) => {
      const block = catalogue?.nameOf(node) ?? node.block;
      const text = findRowText(node, catalogue?.get(node.block)?.fields ?? {});
      return text === undefined ? t('change.block', { block }) : t('change.namesake', { block, text });
    });
    return new Intl.ListFormat(locale).format(names);
  };
}

/**
 * Renders which blocks of a version are not placed, because no preview shows them, and which that are not placed now the
 * version does not have; nothing without such blocks.
 */
export function UnplacedBlocks({ id, number, now }: UnplacedBlocksProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const { code: language } = useInterfaceLanguage().language;
  const read = useRead(
    async (signal) => {
      const [version, present, catalogue] = await Promise.all([
        readVersion(client, { id, number, signal }),
        now === undefined ? undefined : readVersion(client, { id, number: now, signal }),
        readCatalogue(client, { language, signal }),
      ]);
      const unplacedIn = ({ document }: typeof version) =>
        listUnplaced(document, catalogue.get(document.layout)?.areas ?? []);
      return {
        catalogue,
        unplaced: unplacedIn(version),
        gone: present === undefined ? [] : listMissing(unplacedIn(present), version.document),
      };
    },
    [client, id, number, now, language],
  );
  const list = useBlockNames(read.kind === 'read' ? read.value.catalogue : undefined);
  // Whoever reads the version itself says why that failed.
  if (read.kind === 'loading' || (read.kind === 'failed' && now === undefined)) return null;
  if (read.kind === 'failed') return <Notice kind="problem">{read.message}</Notice>;
  const { unplaced, gone } = read.value;
  return (
    <>
      {unplaced.length > 0 && (
        <Notice kind="note">
          {t('versions.unplaced', { n: unplaced.length, number, blocks: list(unplaced) })}
        </Notice>
      )}
      {gone.length > 0 && now !== undefined && (
        <Notice kind="note">
          {t('versions.unplacedGone', { n: gone.length, number, now, blocks: list(gone) })}
        </Notice>
      )}
    </>
  );
}
