import { hydrateRoot } from 'react-dom/client';
import { App } from './App.js';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
hydrateRoot(root, <App />, {
  onRecoverableError: (error) => {
    document.body.dataset.error = String(error);
  },
});
