'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { findNode } from '@broadsheet/page-document';
import { useCallback } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import { useEditing } from '../editing/Editing.ts';
import { findCompanions } from '../fields/findCompanions.ts';
import type { LibraryImage } from '../fields/images/LibraryImage.ts';
import { storeImage } from '../fields/images/storeImage.ts';
import { phrases } from './phrases.ts';

export interface ImagePlace {
  /** The id of the block. */
  readonly id: string;
  /** The name of the field; absent: the block's first image field. */
  readonly field?: string;
}

export type PutImage = (image: LibraryImage, place: ImagePlace) => boolean;

/**
 * Returns a function that stores a library image in a field of a block, with its tokens and its focal point. It returns
 * whether that was possible.
 */
export function usePutImage(): PutImage {
  const t = usePhrases(phrases);
  const { store, catalogue, canEdit, edit } = useEditing();
  const { announce } = useBuilder();
  return useCallback(
    (image, { id, field }) => {
      const node = findNode(store.get().page, id)?.node;
      const schema = catalogue.get(node?.block ?? '')?.fields ?? {};
      const name = field ?? Object.keys(schema).find((key) => schema[key]?.kind === 'image');
      if (node === undefined || name === undefined || !canEdit) return false;
      const companions = findCompanions(name, { schema, stored: node.fields });
      const onChange = ({ set, unset }: Parameters<Parameters<typeof storeImage>[0]['onChange']>[0]) =>
        edit({ kind: 'setFields', id, set, unset }, { select: id });
      storeImage({ name, companions, onChange }, image);
      announce(t('inPlace.imagePut', { name: image.name, title: catalogue.titleOf(node.block) }));
      return true;
    },
    [store, catalogue, canEdit, edit, announce, t],
  );
}
