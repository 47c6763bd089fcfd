'use client';
import { safeHref, usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../../api/useRead.ts';
import { Notice } from '../../controls/Notice.tsx';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { useBuilder } from '../../builder/Builder.ts';
import type { TextField } from '../asText.ts';
import { asText } from '../asText.ts';
import type { ControlProps } from '../ControlProps.ts';
import { Bar, Hint, Input, Stack } from '../fieldStyles.ts';
import type { CompanionRole } from '../findCompanions.ts';
import { AltText } from '../images/AltText.tsx';
import { FocalPointPicker } from '../images/FocalPointPicker.tsx';
import { ImageTexts } from '../images/ImageTexts.tsx';
import { ImageLibrary } from '../images/ImageLibrary.tsx';
import { readImage, uploadImage } from '../images/LibraryImage.ts';
import { removeImage, storeImage, storeImageUrl } from '../images/storeImage.ts';
import { phrases } from '../pickers/phrases.ts';

/** The scheme of the colours that an image is shown on, in either theme of the page builder. */
export type Ground = 'light' | 'dark';

const Preview = styled.img<{ readonly $ground: Ground | undefined }>`
  color-scheme: ${({ $ground }) => $ground ?? 'inherit'};
  max-inline-size: 100%;
  max-block-size: 8rem;
  object-fit: contain;
  background: ${({ $ground }) => token($ground === undefined ? 'tint' : 'paper')};
`;

const Hidden = styled.input`
  display: none;
`;

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly name: string }
  | { readonly kind: 'failed'; readonly message: string };

/** Returns a function that uploads a file and stores it as the field's image. */
function useUpload(props: ControlProps<TextField>) {
  const t = usePhrases(phrases);
  const { client, announce } = useBuilder();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });

  async function upload(file: File) {
    setState({ kind: 'busy', name: file.name });
    try {
      storeImage(props, await uploadImage(client, file));
      setState({ kind: 'idle' });
      announce(t('pickers.uploaded', { name: file.name }));
    } catch (error) {
      setState({ kind: 'failed', message: getErrorMessage(error) });
    }
  }
  return { state, upload };
}

/** Renders the buttons to upload, choose and remove an image. */
function ImageActs(props: ControlProps<TextField>) {
  const { id, field, value } = props;
  const { label } = field;
  const t = usePhrases(phrases);
  const [isChoosing, setChoosing] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const { state, upload } = useUpload(props);
  return (
    <>
      <Bar>
        <ToolButton
          id={id}
          label={t('pickers.uploadFor', { label })}
          aria-disabled={state.kind === 'busy'}
          onClick={() => state.kind !== 'busy' && file.current?.click()}
        >
          {t('pickers.upload')}
        </ToolButton>
        <Hidden
          ref={file}
          type="file"
          accept={ACCEPTED}
          tabIndex={-1}
          aria-label={t('pickers.uploadFor', { label })}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen !== undefined) void upload(chosen);
            currentTarget.value = '';
          }}
        />
        <ToolButton
          aria-expanded={isChoosing}
          aria-controls={isChoosing ? `${id}-library` : undefined}
          label={t('pickers.libraryFor', { label })}
          onClick={() => setChoosing(!isChoosing)}
        >
          {t('pickers.library')}
        </ToolButton>
        {asText(value) !== '' && (
          <ToolButton label={t('pickers.removeImageOf', { label })} onClick={() => removeImage(props)}>
            {t('pickers.removeImage')}
          </ToolButton>
        )}
      </Bar>
      {state.kind === 'busy' && <Notice kind="wait">{t('pickers.uploading', { name: state.name })}</Notice>}
      {state.kind === 'failed' && <Notice kind="problem">{state.message}</Notice>}
      {isChoosing && (
        <ImageLibrary
          id={`${id}-library`}
          onClose={() => setChoosing(false)}
          onPick={(image) => {
            storeImage(props, image);
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}

/**
 * Renders an image field: a library image, an uploaded one, or a URL; with the alternative text at this place if the block
 * has a field for it, and with what is kept with the image.
 */
export function ImageControl({
  ground,
  ...props
}: ControlProps<TextField> & { readonly ground?: Ground | undefined }) {
  const { id, field, value, companions, attributes } = props;
  const publicUrl = usePublicUrl();
  const t = usePhrases(phrases);
  const url = asText(value);
  const imageId = asText(companions.find(({ role }) => role === 'id')?.value);
  const shownId = useRef(imageId);
  useEffect(() => {
    shownId.current = imageId;
  });
  const alt = companions.find(({ role }) => role === 'alt');
  return (
    <Stack>
      {url === '' ? (
        <Hint>{t('pickers.noImage')}</Hint>
      ) : (
        <Preview key={url} $ground={ground} src={publicUrl(safeHref(url) ?? '')} alt="" loading="lazy" />
      )}
      <ImageActs {...props} />
      <Input
        type="text"
        inputMode="url"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        aria-label={t('pickers.imageUrl', { label: field.label })}
        value={url}
        placeholder={field.default}
        onChange={({ currentTarget }) => storeImageUrl(props, currentTarget.value)}
        {...attributes}
      />
      {alt !== undefined && url !== '' && (
        <AltText id={`${id}-alt`} value={alt.value} name={alt.name} onChange={props.onChange} />
      )}
      {imageId !== '' && url !== '' && (
        <KeptWithImage key={imageId} id={imageId} {...{ shownId }} control={props} />
      )}
    </Stack>
  );
}

interface KeptWithImageProps {
  readonly id: string;
  /** The id of the image that the field has now: a change may be saved after another image was chosen. */
  readonly shownId: RefObject<string>;
  readonly control: ControlProps;
}

/** Renders what is kept with an image whose id is known to the site: its texts and its focal point. */
function KeptWithImage({ id, shownId, control }: KeptWithImageProps) {
  const { client } = useBuilder();
  const image = useRead((signal) => readImage(client, { id, signal }), [client, id]);
  /** The alternative text that came from the image, as long as nobody wrote another at the place. */
  const inherited = useRef<string>(undefined);
  if (image.kind !== 'read') return null;
  const find = (role: CompanionRole) => control.companions.find((companion) => companion.role === role);
  const write = (role: CompanionRole, value: string) => {
    const name = find(role)?.name;
    if (shownId.current === id && name !== undefined)
      control.onChange({ set: { [name]: value }, unset: [], isTyping: false });
  };
  return (
    <>
      <ImageTexts
        image={image.value}
        onSaved={({ alt }) => {
          const here = find('alt')?.value;
          // An empty text at the place is the decision that the image is decoration there.
          const isOwn =
            here !== undefined && (here === '' || here !== (inherited.current ?? image.value.alt));
          if (alt !== '' && !isOwn) write('alt', alt);
          inherited.current = alt;
        }}
      />
      <FocalPointPicker
        image={image.value}
        onSaved={({ focalPoint }) => {
          if (focalPoint !== undefined) write('focalPoint', JSON.stringify(focalPoint));
        }}
      />
    </>
  );
}
