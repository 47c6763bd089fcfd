'use client';
import { safeHref, useFormat, usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { Link, token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import type { ScreenProps } from '../builder/ScreenProps.ts';
import { Notice } from '../controls/Notice.tsx';
import { Section } from '../controls/Section.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { Hint } from '../fields/fieldStyles.ts';
import { FocalPointPicker } from '../fields/images/FocalPointPicker.tsx';
import { ImageTexts } from '../fields/images/ImageTexts.tsx';
import { readImage } from '../fields/images/LibraryImage.ts';
import type { LibraryImage } from '../fields/images/LibraryImage.ts';
import { phrases as gridPhrases } from '../fields/images/phrases.ts';
import { phrases as pickerPhrases } from '../fields/pickers/phrases.ts';
import { useTask } from '../publishing/useTask.ts';
import { mayAct } from '../session/Role.ts';
import { DeleteImageDialog } from './DeleteImageDialog.tsx';
import { FileButton } from './FileButton.tsx';
import { deleteImage, listImageUses, replaceImage } from './imageCalls.ts';
import { ImageTags } from './ImageTags.tsx';
import { ImageUseList } from './ImageUseList.tsx';
import { phrases } from './phrases.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 1.5rem;
  align-items: start;
  margin-block-start: 1rem;
  & > * {
    display: grid;
    gap: 1rem;
    min-inline-size: 0;
  }
`;

const Title = styled.h1`
  overflow-wrap: anywhere;
`;

const Shown = styled.img`
  max-inline-size: 100%;
  block-size: auto;
  background: ${token('tint')};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  align-items: center;
`;

const Texts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.25rem 1rem;
  dt {
    color: ${token('ink-soft')};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** Renders what is kept with an image, for those who cannot change it. */
function KeptTexts({ image: { alt, caption, credit, tags } }: { readonly image: LibraryImage }) {
  const t = usePhrases(phrases);
  const onPickers = usePhrases(pickerPhrases);
  const onGrid = usePhrases(gridPhrases);
  const entries = [
    [onPickers('pickers.keptAlt'), alt === '' ? onGrid('library.noAlt') : alt],
    [onPickers('pickers.caption'), caption],
    [onPickers('pickers.credit'), credit],
    [t('library.tags'), tags.join(', ')],
  ] as const;
  return (
    <Texts>
      {entries.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </Texts>
  );
}

interface ImagePartProps {
  readonly image: LibraryImage;
  readonly onChanged: () => void;
}

/** Renders the buttons that replace the file of an image and delete it, with what they do. */
function FileActs({ image, onChanged, onDelete }: ImagePartProps & { readonly onDelete: () => void }) {
  const t = usePhrases(phrases);
  const { client, announce } = useBuilder();
  const task = useTask(announce);
  async function replace(file: File) {
    await replaceImage(client, { id: image.id, file });
    onChanged();
    return t('library.replaced');
  }
  return (
    <>
      <Acts>
        {image.isUploaded && (
          <FileButton
            label={t('library.replace')}
            isBusy={task.isBusy}
            onFiles={([file]) => file !== undefined && void task.run(() => replace(file))}
          >
            {t('library.replace')}
          </FileButton>
        )}
        <ToolButton onClick={onDelete}>{t('library.delete')}</ToolButton>
      </Acts>
      <Hint>{t(image.isUploaded ? 'library.replaceHelp' : 'library.imported')}</Hint>
      {task.problem !== undefined && <Notice kind="problem">{task.problem}</Notice>}
      {task.done !== undefined && <Notice kind="note">{task.done}</Notice>}
    </>
  );
}

/** Renders the size and the upload of an image, and the link to its file. */
function FileFacts({ image: { width, height, addedAt, url } }: Pick<ImagePartProps, 'image'>) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const publicUrl = usePublicUrl();
  return (
    <p>
      {t('library.size', { width: format.number(width), height: format.number(height) })}
      {addedAt !== undefined && (
        <>
          <br />
          {t('library.added', { date: format.date(addedAt) })}
        </>
      )}
      <br />
      <Link href={safeHref(publicUrl(url)) ?? '/'}>{t('library.original')}</Link>
    </p>
  );
}

/** Renders the image, its file, and what uses it. */
function ImageFile({ image, onChanged }: ImagePartProps) {
  const t = usePhrases(phrases);
  const publicUrl = usePublicUrl();
  const { client, editor, announce, navigate } = useBuilder();
  const [isDeleting, setDeleting] = useState(false);
  const { id, name } = image;
  const uses = useRead((signal) => listImageUses(client, { id, signal }), [client, id]);

  async function remove() {
    await deleteImage(client, id);
    announce(t('library.deleted', { name }));
    navigate('/images/');
  }

  return (
    <div>
      <Shown src={publicUrl(safeHref(image.thumbnailUrl) ?? '')} alt={image.alt} />
      <FileFacts image={image} />
      {mayAct(editor.role, 'publisher') && (
        <FileActs {...{ image, onChanged }} onDelete={() => setDeleting(true)} />
      )}
      <Section title={t('library.uses')}>
        {uses.kind === 'loading' && <Notice kind="wait">{t('library.looking')}</Notice>}
        {uses.kind === 'failed' && <Notice kind="problem">{uses.message}</Notice>}
        {uses.kind === 'read' && uses.value.count === 0 && <p>{t('library.unused')}</p>}
        {uses.kind === 'read' && uses.value.count > 0 && <ImageUseList uses={uses.value} />}
        <Hint>{t('library.usesNote')}</Hint>
      </Section>
      {isDeleting && <DeleteImageDialog image={image} onDelete={remove} onClose={() => setDeleting(false)} />}
    </div>
  );
}

function ImageForms({ image, onChanged }: ImagePartProps) {
  const { editor } = useBuilder();
  if (!mayAct(editor.role, 'editor')) return <KeptTexts image={image} />;
  return (
    <div>
      <ImageTexts image={image} onSaved={onChanged} />
      <ImageTags image={image} onSaved={onChanged} />
      <FocalPointPicker key={`${image.width} ${image.height}`} image={image} onSaved={onChanged} />
    </div>
  );
}

/** Renders one image of the library: its file, its texts and tags, its focal point, and what uses it. */
export function ImageScreen({ params: { id = '' } }: ScreenProps) {
  const t = usePhrases(phrases);
  const onPickers = usePhrases(pickerPhrases);
  const { client } = useBuilder();
  const read = useRead((signal) => readImage(client, { id, signal }), [client, id]);
  return (
    <>
      <ScreenLink to="/images/">{t('library.back')}</ScreenLink>
      {read.kind === 'loading' && <Notice kind="wait">{onPickers('pickers.loading')}</Notice>}
      {read.kind === 'failed' && <Notice kind="problem">{read.message}</Notice>}
      {read.kind === 'read' && (
        <>
          <Title dir="auto">{read.value.name}</Title>
          <Columns>
            <ImageFile image={read.value} onChanged={read.again} />
            <ImageForms image={read.value} onChanged={read.again} />
          </Columns>
        </>
      )}
    </>
  );
}
