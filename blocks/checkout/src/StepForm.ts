'use client';
import { Form } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** A form in a step: wider than one on a page of its own, and at the start of the line. */
export const StepForm = styled(Form)`
  max-inline-size: 34rem;
  margin-inline: 0;
`;
