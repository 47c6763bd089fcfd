'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Button, TextField } from '@broadsheet/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import type { EditorClient } from '../api/EditorClient.ts';
import { Notice } from '../controls/Notice.tsx';
import type { Editor } from './Editor.ts';
import { phrases } from './phrases.ts';
import { logIn } from './session.ts';

const Fields = styled.form`
  display: grid;
  gap: 1rem;
`;

export interface LoginFormProps {
  readonly client: EditorClient;
  readonly onLogIn: (editor: Editor) => void;
}

function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Email and password of an editor. What was typed stays when the answer is no. */
export function LoginForm({ client, onLogIn }: LoginFormProps) {
  const t = usePhrases(phrases);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(undefined);
    try {
      onLogIn(
        await logIn(client, { email: readField(form, 'email'), password: readField(form, 'password') }),
      );
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  }

  return (
    <Fields onSubmit={(event) => void submit(event)}>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <TextField name="email" type="email" label={t('session.email')} required autoComplete="username" />
      <TextField
        name="password"
        type="password"
        label={t('session.password')}
        required
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" disabled={isBusy}>
        {t('session.logIn')}
      </Button>
    </Fields>
  );
}
