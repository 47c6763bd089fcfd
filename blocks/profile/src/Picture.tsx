'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { accountEnglish, readerEnglish, useReaderAction } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { Button, FormError, Heading, HeadingSection } from '@broadsheet/ui';
import { useId, useRef, useState } from 'react';
import { FileChooser } from './FileChooser.tsx';
import { Actions, Note, Part } from './partStyles.ts';
import { phrases } from './phrases.ts';
import { Portrait } from './Portrait.tsx';

const english = { ...readerEnglish, ...accountEnglish, ...phrases };

/** The errors for unsuitable files; the client detects them before it sends anything, the service otherwise. */
const ERRORS = {
  byCode: {
    MISSING_IMAGE: 'id.pictureMissing',
    UNSUPPORTED_IMAGE_TYPE: 'id.pictureType',
    IMAGE_TOO_LARGE: 'id.pictureLarge',
  },
  otherwise: 'id.pictureErr',
} as const;

export interface PictureProps {
  readonly client: IdentityClient;
  /** The URL of the picture; empty without one. */
  readonly address: string;
  readonly onChange: (address: string | undefined) => void;
}

/**
 * Renders the reader's picture, with upload and removal. The shown picture is the service's version of the uploaded file.
 */
export function Picture({ client, address, onChange }: PictureProps) {
  const t = usePhrases(english);
  const { isBusy, problem, run } = useReaderAction(ERRORS);
  const [done, setDone] = useState<'id.pictureSaved' | 'id.pictureRemoved'>();
  const headingId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const upload = useRef<HTMLElement>(null);

  async function send(file: File | undefined) {
    setDone(undefined);
    const isSent = await run(async () => {
      const profile = await client.uploadAvatar(file);
      onChange((profile ?? (await client.getUserProfile())).picture);
    });
    if (isSent) setDone('id.pictureSaved');
  }

  async function remove() {
    setDone(undefined);
    if (!(await run(() => client.deleteAvatar()))) return;
    // The removal button disappears with the picture.
    upload.current?.focus();
    onChange(undefined);
    setDone('id.pictureRemoved');
  }

  const busy = { 'aria-disabled': isBusy || undefined };
  return (
    <HeadingSection>
      <Part aria-labelledby={headingId} aria-busy={isBusy || undefined}>
        <Heading id={headingId}>{t('id.picture')}</Heading>
        <Portrait address={address} />
        <Note>{address === '' ? `${t('id.pictureNone')} ${t('id.pictureTip')}` : t('id.pictureTip')}</Note>
        <FileChooser ref={chooser} onChoose={(file) => void send(file)} />
        <Actions>
          <Button
            {...busy}
            ref={upload}
            variant="secondary"
            onClick={() => isBusy || chooser.current?.click()}
          >
            {t(address === '' ? 'id.pictureUpload' : 'id.pictureReplace')}
          </Button>
          {address !== '' && (
            <Button {...busy} onClick={() => void remove()}>
              {t('id.pictureRemove')}
            </Button>
          )}
        </Actions>
        <output>{isBusy ? t('id.waiting') : done && t(done)}</output>
        <FormError>{problem && t(problem)}</FormError>
      </Part>
    </HeadingSection>
  );
}
