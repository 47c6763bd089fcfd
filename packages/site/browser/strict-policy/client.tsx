import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.querySelector('#root');
const data = document.querySelector('#data');
if (root === null || data === null) throw new Error('The page has no application.');
const props = JSON.parse(data.textContent);
if (root.childNodes.length === 0) createRoot(root).render(<App {...props} />);
else
  hydrateRoot(root, <App {...props} />, {
    onRecoverableError: (error) => console.error('The markup does not fit:', error),
  });
