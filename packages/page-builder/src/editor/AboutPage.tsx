'use client';
import { PageExperiments } from '../experiments/PageExperiments.tsx';
import { PagePanel } from '../pages/PagePanel.tsx';

/** Renders what is about the page as a whole: its settings, its layout, and the experiments with its blocks. */
export function AboutPage() {
  return (
    <>
      <PagePanel />
      <PageExperiments />
    </>
  );
}
