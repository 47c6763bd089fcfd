'use client';
import { BotChallenge } from '@broadsheet/bot-challenge';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { DemandedChallenge } from './useChallengedCalls.ts';

const Place = styled.div`
  display: contents;
`;

/**
 * Renders the bot challenge of a form. A check that the service demanded after submission sends the form again once it is
 * passed.
 */
export function ChallengeField({ challenge }: { readonly challenge: DemandedChallenge }) {
  const place = useRef<HTMLDivElement>(null);
  const isDue = challenge.sendsWhenPassed && challenge.status === 'passed';
  useEffect(() => {
    if (isDue) place.current?.closest('form')?.requestSubmit();
  }, [isDue]);
  return (
    <Place ref={place}>
      <BotChallenge challenge={challenge} />
    </Place>
  );
}
