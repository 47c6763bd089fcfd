import { paper } from './paper.ts';
import type { Theme } from './tokens.ts';

/** A second theme, to show that a theme is one file: white and black, a hot red, sans serif throughout, rounder corners. */
export const broadside: Theme = {
  name: 'broadside',
  colours: {
    ...paper.colours,
    paper: { light: '#ffffff', dark: '#0c0c0d' },
    ink: { light: '#0a0a0a', dark: '#f4f4f4' },
    'ink-soft': { light: '#565656', dark: '#b0b0b0' },
    rule: { light: '#d9d9d9', dark: '#323232' },
    'rule-strong': { light: '#0a0a0a', dark: '#f4f4f4' },
    tint: { light: '#f4f4f4', dark: '#1a1a1b' },
    brand: { light: '#b3001b', dark: '#ff7b86' },
    'on-brand': { light: '#ffffff', dark: '#1b0003' },
    focus: { light: '#b3001b', dark: '#ff7b86' },
  },
  measures: {
    ...paper.measures,
    serif:
      '"Libre Franklin Variable", "Libre Franklin Fallback", system-ui, "Segoe UI", Helvetica, Arial, sans-serif',
    'body-size': '1.125rem',
    'body-leading': '1.58',
    'heading-weight': '800',
    'heading-tracking': '-0.025em',
    radius: '6px',
    'border-double': '4px solid var(--bs-rule-strong)',
  },
};
