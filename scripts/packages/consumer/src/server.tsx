import { renderToString } from 'react-dom/server';
import { App } from './App.js';
import { StoryAndForms } from './StoryAndForms.js';

export const render = (): string => renderToString(<App />);

export const renderStoryAndForms = (): string => renderToString(<StoryAndForms />);
